import CatalogCore
import CatalogLint
import TableCompilation

/// Finds languages that do not exist.
struct UnknownLanguageCodeRule: TableRule {
    static let description = RuleDescription(
        id: "unknown-language-code",
        category: .metadata,
        summary: "a language code is not a language tag, or a part of it is not registered",
        rationale: """
            No device requests it, so its texts are never shown. Language tags follow BCP 47, such as `pt-BR` and \
            `zh-Hans`. The rule reports each code once per table, where it appears first. It is a warning, unless the \
            code cannot be the name of a folder, so that the catalog cannot be compiled.
            """,
        severity: .error,
        impact: .visible,
        scope: .catalog,
        passing: [
            .texts([
                "en": #""Home""#, "es-419": #""Inicio""#, "sr-Latn": #""Početna""#, "yue-Hant": #""主頁""#,
                "en-XA": #""Ĥöɱé""#, "iw": #""בית""#,
            ]),
            RuleExample(files: [
                ("Base.lproj/Localizable.strings", "\"tab.home\" = \"Home\";\n"),
                ("German.lproj/Localizable.strings", "\"tab.home\" = \"Start\";\n"),
            ]),
            RuleExample(files: [("Resources/Localizable.strings", "\"tab.home\" = \"Home\";\n")]),
        ],
        failing: [
            .entries(
                """
                    "tab.home" : { "localizations" : {
                      ↓"english" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
                      ↓"pt-BR-" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } },
                    "tab.plan" : { "localizations" : {
                      "english" : { "stringUnit" : { "state" : "translated", "value" : "Plan" } },
                      ↓"pt-QB" : { "stringUnit" : { "state" : "translated", "value" : "Plano" } },
                      ↓"zz" : { "stringUnit" : { "state" : "translated", "value" : "Plan" } } } }
                """),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"tab.home\" = \"Home\";\n"),
                ("jp.lproj/Localizable.strings", "↓\"tab.home\" = \"ホーム\";\n"),
            ]),
        ]
    )

    func check(_ table: TableContext, into findings: inout FindingSink) {
        let problems = table.spelledLanguages.compactMap { tag in
            LanguageRegistry.problem(of: tag).map { (tag, $0) }
        }
        let byTag = Dictionary(problems) { first, _ in first }
        for spelling in table.spellings(of: problems.map(\.0)) {
            guard let problem = byTag[spelling.tag] else { continue }
            findings.add(
                problem.sentence(about: spelling.tag), at: spelling.location, language: spelling.tag,
                atMost: LanguageFolder(spelling.tag) == nil ? .error : .warning)
        }
    }
}
