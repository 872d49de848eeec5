import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds languages that a table has in two spellings.
struct DuplicateLanguageRule: TableRule {
    static let description = RuleDescription(
        id: "duplicate-language",
        category: .metadata,
        summary: "a language appears in two spellings",
        rationale: """
            At run time only one of the two is used, and the texts of the other are lost. It happens where a \
            translation service writes `pt_BR` and Xcode `pt-BR`. The rule reports each spelling once, where it \
            appears first.
            """,
        severity: .error,
        impact: .breaks,
        scope: .catalog,
        passing: [
            .texts([
                "en": #""Home""#, "pt": #""Início""#, "pt-BR": #""Início""#, "zh-Hans": #""主页""#, "zh-Hant": #""主頁""#,
            ]),
            RuleExample(files: [
                ("Base.lproj/Localizable.strings", "\"tab.home\" = \"Home\";\n"),
                ("en.lproj/Localizable.strings", "\"tab.home\" = \"Home\";\n"),
            ]),
        ],
        failing: [
            .entries(
                """
                    "tab.home" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } },
                    "tab.plan" : { "localizations" : {
                      ↓"pt_BR" : { "stringUnit" : { "state" : "translated", "value" : "Plano" } } } },
                    "tab.today" : { "localizations" : {
                      "pt_BR" : { "stringUnit" : { "state" : "translated", "value" : "Hoje" } } } }
                """),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"tab.home\" = \"Home\";\n"),
                ("he.lproj/Localizable.strings", "\"tab.home\" = \"בית\";\n"),
                ("iw.lproj/Localizable.strings", "↓\"tab.home\" = \"בית\";\n"),
            ]),
        ]
    )

    func check(_ table: TableContext, into findings: inout FindingSink) {
        let doubled = table.doubledLanguages
        // One search for all languages, because each reads the entries of the table.
        let spellings = table.spellings(of: doubled.flatMap { [$0.kept] + $0.others })
        let places = Dictionary(spellings.map { ($0.tag, $0) }) { first, _ in first }
        for (kept, others) in doubled {
            let first = places[kept]
            for spelling in others.compactMap({ places[$0] }) {
                findings.add(
                    "the same language as \(Quotation.of(kept.spelling)), which the table also has; keep one spelling",
                    at: spelling.place, language: spelling.tag, related: first.map { [$0.place] } ?? [])
            }
        }
    }
}

extension TableContext {
    /// The languages that the table spells in several ways: the spelling to keep, and the others.
    var doubledLanguages: [(kept: LanguageTag, others: [LanguageTag])] {
        let languages = spelledLanguages
        let canonical = Dictionary(grouping: languages, by: \.canonical)
        guard canonical.count < languages.count else { return [] }
        return canonical.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { preferred, spellings in
            let kept = spellings.first { $0 == preferred } ?? spellings[0]
            return (kept, spellings.filter { $0 != kept })
        }
    }
}
