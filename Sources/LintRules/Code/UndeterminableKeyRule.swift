import CatalogLint

/// Finds look-ups in Swift code whose key only the running program knows.
package struct UndeterminableKeyRule: SourceRule {
    package static let description = RuleDescription(
        id: "undeterminable-key",
        category: .code,
        summary: "a key is put together of parts that cannot be told",
        rationale: """
            Nobody can tell which keys the code needs, so a missing one shows at run time only, and no key that begins like \
            it is ever found unused. Look up by an enumeration whose raw values are known, or by whole keys. A key of which \
            nothing is known at all is left alone: it comes from elsewhere.
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
