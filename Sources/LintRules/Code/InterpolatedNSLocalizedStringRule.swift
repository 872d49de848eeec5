import CatalogLint

/// Finds values within the key of `NSLocalizedString`.
package struct InterpolatedNSLocalizedStringRule: SourceRule {
    package static let description = RuleDescription(
        id: "interpolated-nslocalizedstring",
        category: .code,
        summary: "a value stands within the key of NSLocalizedString",
        rationale: """
            The value becomes part of the key before the look-up, so that no table has it: `Hi %@` is not asked for, but \
            `Hi Ana`. Use `String(localized:)`, or `String(format:)` round the look-up. Where every key that can come of it \
            is in a table it is left alone.
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
