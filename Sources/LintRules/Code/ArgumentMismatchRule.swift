import CatalogLint

/// Finds values in Swift code that do not fit the format specifiers of a text.
package struct ArgumentMismatchRule: SourceRule {
    package static let description = RuleDescription(
        id: "argument-mismatch",
        category: .code,
        summary: "Swift code passes values that do not fit the text",
        rationale: """
            A number for `%@` crashes, a string for `%lld` shows nonsense, and a missing value shows whatever is in \
            memory. If the values of a literal have other types than the specifiers of the key, the lookup finds no \
            text. The rule looks only at values whose types are certain. Surplus values are ignored at run time.
            """,
        severity: .error,
        impact: .breaks,
        scope: .source,
        passing: [
            .code(
                """
                let count = 3
                let name = "Ana"
                let days = String(format: NSLocalizedString("home.days", comment: ""), count)
                let greeting = "home.greeting".localized(with: name, count)
                let later = "home.days".localized
                let other = String(format: "home.days".localized, unknown)
                """, entries: [("home.days", "%lld days"), ("home.greeting", "Hello %1$@, %2$lld days")]),
            .code(#"let count = 3; let view = Text("\(count) days")"#, entries: [("%lld days", "%lld days")]),
        ],
        failing: [
            .code(
                """
                let count = 3
                let name = "Ana"
                let days = String(format: NSLocalizedString(↓"home.days", comment: ""), name)
                let greeting = ↓"home.greeting".localized(with: name)
                let swapped = String(format: ↓"home.greeting".localized, count, name)
                """, entries: [("home.days", "%lld days"), ("home.greeting", "Hello %1$@, %2$lld days")]),
            .code(#"let count = 3; let view = Text(↓"\(count) days")"#, entries: [("%@ days", "%@ days")]),
        ]
    )

    package init() {}
}
