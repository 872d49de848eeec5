import CatalogLint

/// Finds keys that stand in Swift code as literals though there is a generated accessor.
package struct LiteralWhereAccessorExistsRule: SourceRule {
    package static let description = RuleDescription(
        id: "literal-where-accessor-exists",
        category: .code,
        summary: "a key is a literal where there is a generated accessor",
        rationale: """
            A misspelt literal compiles and shows the key; a misspelt accessor does not compile, and it asks for the values \
            that the text takes. Asked of keys of a catalog that `generate-strings.json` makes accessors of. The fix is \
            made where the file uses accessors already and the type of the expression stays what it was.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .source,
        fix: .safe,
        passing: [
            RuleExample(
                files: catalog + [
                    ("Sources/App/HomeView.swift", "let title = Strings.Home.title.resolved\n")
                ]),
            .code(#"let title = "home.title".localized"#, entries: [("home.title", "Home")]),
        ],
        failing: [
            RuleExample(
                files: catalog + [
                    (
                        "Sources/App/HomeView.swift",
                        """
                        let title = ↓"home.title".localized
                        let tab = Strings.Home.title.resolved

                        """
                    )
                ]),
            RuleExample(files: catalog + [("Sources/App/HomeView.swift", "let view = Text(↓\"home.title\")\n")]),
        ]
    )

    package init() {}

    private static let catalog = [
        (
            "Sources/App/Localized.swift",
            "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }"
        ),
        ("Sources/App/generate-strings.json", #"{ "catalogs" : ["Localizable.xcstrings"] }"#),
        (
            "Sources/App/Localizable.xcstrings",
            """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "home.title" : { "extractionState" : "manual", "localizations" : {
                  "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } } } }
              },
              "version" : "1.0"
            }
            """
        ),
    ].map { (path: $0.0, text: $0.1) }
}
