import CatalogLint

/// Finds lookups in Swift code whose key is known only at run time.
package struct UndeterminableKeyRule: SourceRule {
    package static let description = RuleDescription(
        id: "undeterminable-key",
        category: .code,
        summary: "a key is built at run time and cannot be determined",
        rationale: """
            Nobody can tell which keys the code needs, so a missing key shows only at run time, and keys that begin \
            like it are never reported as unused. Look up an enumeration with known raw values, or whole keys. A key \
            of which nothing is known is ignored, because it comes from elsewhere.
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
