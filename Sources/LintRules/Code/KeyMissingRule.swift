import CatalogLint

/// Finds keys in Swift code that no table has.
package struct KeyMissingRule: SourceRule {
    package static let description = RuleDescription(
        id: "key-missing",
        category: .code,
        summary: "Swift code uses a key that no table has",
        rationale: """
            People see the key itself, `home.titel`, where a text ought to be. Add the key, or spell it as the table does. \
            A text that Xcode will put into a catalog at the next build, as that of `Text("Not yet")`, is a warning: \
            `fitloc extract` adds it too, and until then people read it untranslated. Asked of literals in look-ups of Foundation, SwiftUI, App Intents and the project’s own helpers, outside \
            previews, tests and logs. Where the project’s keys are mostly identifiers, prose is `hard-coded-text` instead; a key \
            that another table has is `wrong-table`. Look-ups in a table without a file in the project are left alone.
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
