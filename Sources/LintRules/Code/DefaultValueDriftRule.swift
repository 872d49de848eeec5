import CatalogLint

/// Finds texts in Swift code that differ from the source language's.
package struct DefaultValueDriftRule: SourceRule {
    package static let description = RuleDescription(
        id: "default-value-drift",
        category: .code,
        summary: "the default value in Swift code differs from the text of the source language",
        rationale: """
            The app shows the text of the table, so a change of the text in the code has no effect. The rule checks \
            `defaultValue:` and `value:` of keys whose source text has no variations.
            """,
        severity: .off,
        impact: .upkeep,
        scope: .source,
        fix: .review,
        passing: [
            .code(
                #"let title = String(localized: "home.title", defaultValue: "Home", comment: "Tab")"#,
                entries: [("home.title", "Home")])
        ],
        failing: [
            .code(
                #"let title = String(localized: ↓"home.title", defaultValue: "Start", comment: "Tab")"#,
                entries: [("home.title", "Home")])
        ]
    )

    package init() {}
}
