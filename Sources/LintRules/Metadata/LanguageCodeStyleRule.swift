import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds languages in an old or unusual spelling.
struct LanguageCodeStyleRule: TableRule {
    static let description = RuleDescription(
        id: "language-code-style",
        category: .metadata,
        summary: "a language is not spelt as it is usual",
        rationale: """
            `pt_BR`, `PT-br` and `iw` are understood by some tools and taken for another language by others. The usual \
            spelling is `-` between the parts, `pt-BR`, and today's code, `he`. Each is named once a table, where it is \
            met first.
            """,
        severity: .warning,
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
            let isOld = spelling.tag.language != usual.language
            findings.add(
                "\(Quotation.of(spelling.tag.spelling)) is \(isOld ? "an old code" : "an unusual spelling"); "
                    + "write \(Quotation.of(usual.spelling))", at: spelling.place, language: spelling.tag)
        }
    }

    /// The usual spelling; what names no language is unknown-language-code's matter and its own.
    private func usual(_ tag: LanguageTag) -> LanguageTag {
        if let code = FormerLanguageName.code(of: tag) { return code }
        return LanguageRegistry.problem(of: tag) == nil ? tag.canonical : tag
    }
}
