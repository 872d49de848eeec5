import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds language codes in an old or unusual spelling.
struct LanguageCodeStyleRule: TableRule {
    static let description = RuleDescription(
        id: "language-code-style",
        category: .metadata,
        summary: "a language code has an unusual spelling",
        rationale: """
            Some tools understand `pt_BR`, `PT-br` and `iw`; others treat them as another language. The usual spelling \
            has `-` between the parts, `pt-BR`, and a current code, `he`. The rule reports each spelling once per \
            table, where it appears first.
            """,
        severity: .note,
        impact: .upkeep,
        scope: .catalog,
        fix: .review,
        passing: [
            .texts([
                "en": #""Home""#, "pt-BR": #""Início""#, "zh-Hans-CN": #""主页""#, "zh-TW": #""主頁""#, "nb": #""Hjem""#,
            ]),
            RuleExample(files: [("Base.lproj/Localizable.strings", "\"tab.home\" = \"Home\";\n")]),
        ],
        failing: [
            .entries(
                """
                    "tab.home" : { "localizations" : {
                      ↓"iw" : { "stringUnit" : { "state" : "translated", "value" : "בית" } },
                      ↓"pt_BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } },
                    "tab.plan" : { "localizations" : {
                      "pt_BR" : { "stringUnit" : { "state" : "translated", "value" : "Plano" } } } }
                """),
            .catalog(#"{ "sourceLanguage" : ↓"en_us", "strings" : { }, "version" : "1.0" }"#),
            RuleExample(files: [
                ("English.lproj/Localizable.strings", "↓\"tab.home\" = \"Home\";\n"),
                ("de.lproj/Localizable.strings", "\"tab.home\" = \"Start\";\n"),
            ]),
        ]
    )

    func check(_ table: TableContext, into findings: inout FindingSink) {
        let doubled = Set(table.doubledLanguages.flatMap(\.others))
        let unusual = table.spelledLanguages.filter { !doubled.contains($0) && usual($0) != $0 }
        for spelling in table.spellings(of: unusual) {
            let usual = usual(spelling.tag)
            let (written, wanted) = (Quotation.of(spelling.tag.spelling), Quotation.of(usual.spelling))
            let isOld = spelling.tag.spelling.prefix { $0.isLetter }.lowercased() != usual.language
            findings.add(
                isOld
                    ? "\(written) is an old code; write \(wanted)"
                    : "\(written) is an unusual spelling; write \(wanted)", at: spelling.location,
                language: spelling.tag)
        }
    }

    /// The usual spelling; a tag that names no language stays, because unknown-language-code reports it.
    private func usual(_ tag: LanguageTag) -> LanguageTag {
        LanguageRegistry.problem(of: tag) == nil ? tag.canonical : tag
    }
}
