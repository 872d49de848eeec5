import CatalogLint

/// Finds values in keys that are made before the lookup.
package struct InterpolatedNSLocalizedStringRule: SourceRule {
    package static let description = RuleDescription(
        id: "interpolated-nslocalizedstring",
        category: .code,
        summary: "a value becomes part of a key, and no table has such a key",
        rationale: """
            The value becomes part of the key before the lookup: the code looks up `Hi Ana`, not `Hi %@`, and people see \
            the source language. This happens in `NSLocalizedString`, and where `LocalizedStringKey` or \
            `String.LocalizationValue` gets a `String` instead of a literal. Use `String(localized:)` with the text, or \
            `String(format:)` around the lookup. The rule is silent where a table has a key that can result, such as \
            `badge.gold` for `badge.\\(name)`.
            """,
        severity: .warning,
        impact: .visible,
        scope: .source,
        fix: .review,
        passing: [
            .code(
                """
                enum Badge: String { case gold, none }
                func title(_ badge: Badge) -> String { NSLocalizedString("badge.\\(badge.rawValue)", comment: "") }
                func title(_ id: Int) -> String { NSLocalizedString("badge.\\(id)", comment: "") }
                let text = String(localized: "Hi \\(name)")
                let key = LocalizedStringKey("Hi \\(name)")
                let value = String.LocalizationValue("Hi \\(name)")
                """, entries: [("badge.gold", "Gold"), ("Hi %@", "Hi %@")]),
            .code(#"let text = NSLocalizedString("\(group)_\(name)", comment: "")"#, entries: [("a", "A")]),
        ],
        failing: [
            .code(#"let text = NSLocalizedString(↓"Hi \(name)", comment: "")"#, entries: [("Hi %@", "Hi %@")]),
            .code(#"let text = NSLocalizedString(↓"Hi \(name)", comment: "")"#, entries: [(#"Hi \(name)"#, "Hi")]),
            .code(#"let text = NSLocalizedString(↓"Hi \(name)!", comment: "")"#, entries: [("Hi (name)!", "Hi")]),
            .code(
                """
                func label(_ size: Int) -> Text {
                    let title = "\\(size) Drive"
                    return Text(LocalizedStringKey(↓title))
                }
                """, entries: [("%lld Drive", "%lld Drive")]),
            .code(
                """
                func label(_ size: Int) -> String {
                    let title = "\\(size) Drive"
                    return String(localized: String.LocalizationValue(↓title))
                }
                """, entries: [("%lld Drive", "%lld Drive")]),
        ]
    )

    package init() {}
}
