import CatalogLint

/// Finds keys that no Swift code uses.
package struct KeyUnusedRule: SourceRule {
    package static let description = RuleDescription(
        id: "key-unused",
        category: .code,
        summary: "no Swift code uses the key",
        rationale: """
            Its texts are translated and shipped for nobody. Delete it, with `fitloc unused --remove certain` all of them. \
            Only keys that the code certainly does not use are found: one that is put together while the program runs, or \
            that stands in code as a literal for whatever purpose, counts as used. Names of Info.plist’s values, phrases of \
            App Shortcuts and ids of Interface Builder are left alone.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .source,
        fix: .review,
        passing: [
            .code(
                """
                Text("home.title")
                let badge = "badge.\\(kind).title".localized
                """, entries: [("home.title", "Home"), ("badge.gold.title", "Gold")])
        ],
        failing: [
            .code(#"Text("home.title")"#, entries: [("home.title", "Home"), ("↓home.old_title", "Welcome")])
        ]
    )

    package init() {}
}
