import CatalogLint

/// Finds keys that only previews and tests use.
package struct PreviewOnlyKeyRule: SourceRule {
    package static let description = RuleDescription(
        id: "preview-only-key",
        category: .code,
        summary: "only previews or tests use the key",
        rationale: """
            Its texts are translated and shipped, but no user sees them. Use `Text(verbatim:)` there, or keep the key \
            if the preview shows what the app will use.
            """,
        severity: .off,
        impact: .upkeep,
        scope: .source,
        passing: [
            .code(
                """
                Text("home.title")
                #Preview { Text("home.title") }
                """, entries: [("home.title", "Home"), ("home.other", "Other")])
        ],
        failing: [
            .code(
                """
                Text("home.title")
                #Preview { Text("home.sample") }
                """, entries: [("home.title", "Home"), ("↓home.sample", "Sample")])
        ]
    )

    package init() {}
}
