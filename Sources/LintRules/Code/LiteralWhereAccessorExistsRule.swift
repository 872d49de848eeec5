import CatalogLint

/// Finds literal keys in Swift code that have a generated accessor.
package struct LiteralWhereAccessorExistsRule: SourceRule {
    package static let description = RuleDescription(
        id: "literal-where-accessor-exists",
        category: .code,
        summary: "code uses a literal key where a generated accessor exists",
        rationale: """
            A misspelt literal compiles and shows the key. A misspelt accessor does not compile, and an accessor takes \
            the arguments of the text as parameters. The rule checks keys of catalogs that `generate-strings.json` \
            generates accessors from. It fixes a literal where the file already uses accessors and the type of the \
            expression stays the same.
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
