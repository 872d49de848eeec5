import CatalogLint

/// Finds keys in Swift code that no table has.
package struct KeyMissingRule: SourceRule {
    package static let description = RuleDescription(
        id: "key-missing",
        category: .code,
        summary: "Swift code uses a key that no table has",
        rationale: """
            People see the key itself, such as `home.titel`, instead of a text. Add the key, or spell it as the table \
            does. A key that the next build in Xcode adds to a catalog, such as that of `Text("Not yet")`, is a \
            warning. `fitloc extract` adds it too. The rule checks literals in lookups of Foundation, SwiftUI, App \
            Intents and the project’s own helpers, outside previews, tests and logs. Where the keys of the project are \
            mostly identifiers, `hard-coded-text` reports prose instead. `wrong-table` reports a key that another \
            table has. Lookups in a table without a file in the project are ignored.
            """,
        severity: .error,
        impact: .misleads,
        scope: .source,
        fix: .review,
        passing: [
            .code(
                """
                Text("home.title")
                Text("·")
                Text("Welcome back")
                NSLocalizedString("Cancel", tableName: "Common", comment: "")
                #Preview { Text("sample.title") }
                """, entries: [("home.title", "Home"), ("home.subtitle", "Your day")]),
            .code(#"Text("\(count) days")"#, entries: [("%@ days", "%@ days"), ("Save", "Save")]),
        ],
        failing: [
            .code(
                """
                Text(↓"home.titel")
                let title = ↓"home.header".localized
                """, entries: [("home.title", "Home"), ("home.subtitle", "Your day")]),
            .code(#"Button(↓"Delete") { }"#, entries: [("Save", "Save"), ("Cancel", "Cancel")]),
        ]
    )

    package init() {}
}
