import CatalogLint

/// Finds places in Swift code that give one key different default values or comments.
package struct ConflictingCallSitesRule: SourceRule {
    package static let description = RuleDescription(
        id: "conflicting-call-sites",
        category: .code,
        summary: "two places in Swift code give one key different default values or comments",
        rationale: """
            Which of them reaches the table is undefined, and two meanings may need two translations. The rule reports \
            each place that differs from the first. A place without a default value or comment agrees with every other \
            place.
            """,
        severity: .off,
        impact: .upkeep,
        scope: .source,
        passing: [
            .code(
                """
                let first = String(localized: "home.title", defaultValue: "Home", comment: "Tab")
                let second = String(localized: "home.title", comment: "Tab")
                let third = "home.title".localized
                """, entries: [("home.title", "Home")])
        ],
        failing: [
            .code(
                """
                let first = NSLocalizedString("home.title", comment: "The tab")
                let second = NSLocalizedString(↓"home.title", comment: "The heading of the screen")
                let third = String(localized: "home.text", defaultValue: "Your day")
                let fourth = String(localized: ↓"home.text", defaultValue: "Your week")
                """, entries: [("home.title", "Home"), ("home.text", "Your day")])
        ]
    )

    package init() {}
}
