import CatalogLint

/// Finds values in the key of `NSLocalizedString`.
package struct InterpolatedNSLocalizedStringRule: SourceRule {
    package static let description = RuleDescription(
        id: "interpolated-nslocalizedstring",
        category: .code,
        summary: "the key of NSLocalizedString contains a value",
        rationale: """
            The value becomes part of the key before the lookup, so no table has the key: the code looks up `Hi Ana`, \
            not `Hi %@`. Use `String(localized:)`, or `String(format:)` around the lookup. The rule is silent where \
            tables have every key that can result.
            """,
        severity: .off,
        impact: .visible,
        scope: .source,
        fix: .review,
        passing: [
            .code(
                """
                enum Badge: String { case gold }
                func title(_ badge: Badge) -> String { NSLocalizedString("badge.\\(badge.rawValue)", comment: "") }
                let text = String(localized: "Hi \\(name)")
                """, entries: [("badge.gold", "Gold"), ("Hi %@", "Hi %@")])
        ],
        failing: [
            .code(#"let text = NSLocalizedString(↓"Hi \(name)", comment: "")"#, entries: [("Hi %@", "Hi %@")])
        ]
    )

    package init() {}
}
