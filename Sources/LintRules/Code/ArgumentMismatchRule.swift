import CatalogLint

/// Finds values in Swift code that the specifiers of a text do not fit.
package struct ArgumentMismatchRule: SourceRule {
    package static let description = RuleDescription(
        id: "argument-mismatch",
        category: .code,
        summary: "Swift code passes other values than the text takes",
        rationale: """
            A number passed to `%@` crashes, a string passed to `%lld` shows nonsense, a value too few shows whatever lies \
            in memory, and a literal whose values have other types than the key’s specifiers finds no text at all. Asked \
            where the types of the values are certain. A value too many is shown nowhere.
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
