import CatalogLint

/// Finds lookups in Swift code whose key is known only at run time.
package struct UndeterminableKeyRule: SourceRule {
    package static let description = RuleDescription(
        id: "undeterminable-key",
        category: .code,
        summary: "a key is built at run time and cannot be determined",
        rationale: """
            The keys that the code needs are unknown, so a missing key shows only at run time. Keys with the same \
            beginning are never reported as unused. Use an enumeration with known raw values, or whole keys. The rule \
            ignores a key without any known part, because it comes from elsewhere.
            """,
        severity: .off,
        impact: .upkeep,
        scope: .source,
        passing: [
            .code(
                """
                enum Badge: String { case gold, silver }
                func title(_ badge: Badge) -> String { "badge.\\(badge.rawValue).title".localized }
                func text(_ key: String) -> String { key.localized }
                """, entries: [("badge.gold.title", "Gold"), ("badge.silver.title", "Silver")])
        ],
        failing: [
            .code(
                #"func title(_ kind: String) -> String { ↓"badge.\(kind).title".localized }"#,
                entries: [("badge.gold.title", "Gold")])
        ]
    )

    package init() {}
}
