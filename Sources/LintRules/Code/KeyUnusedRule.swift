import CatalogLint

/// Finds keys that no Swift code uses.
package struct KeyUnusedRule: SourceRule {
    package static let description = RuleDescription(
        id: "key-unused",
        category: .code,
        summary: "no Swift code uses the key",
        rationale: """
            Its texts are translated and shipped, but no user sees them. Delete it; `fitloc unused --remove certain` \
            deletes all such keys. The rule reports only keys that the code certainly does not use. A key counts as \
            used if code may build it at run time, or contains it as a literal for any purpose, and if code uses it in a \
            table that has the same keys, as one that a script makes of a catalog. It ignores names of \
            Info.plist values, phrases of App Shortcuts and ids of Interface Builder.
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
