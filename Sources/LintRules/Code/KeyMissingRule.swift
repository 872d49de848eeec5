import CatalogLint

/// Finds keys in Swift code that no table has.
package struct KeyMissingRule: SourceRule {
    package static let description = RuleDescription(
        id: "key-missing",
        category: .code,
        summary: "Swift code uses a key that no table has",
        rationale: """
            People see the key itself, such as `home.titel`, instead of a text. Add the key, or spell it as the table \
            does. A key that only translations of a legacy table have is missing in the source language, unless code \
            provides its text. A key that the next build in Xcode adds to a catalog, such as that of `Text("Not yet")`, is a \
            warning. `fitloc extract` adds it too, also where Xcode does not, because the code is in a package and the \
            catalog is not. So is a text that code passes to a parameter or property whose value \
            other code looks up, as in `Text(LocalizedStringKey(title))`, and each other key in whose place people can read a text: \
            a default value of the lookup, also one equal to the key, or the text that a view looks up. It is a note in code that the \
            program never gets to, such as a property that nothing reads, for a name unlike the keys, and for a text that is the same in all \
            languages, such as the name of a product, a license or the project’s own app, the own name of a language, “HTTP 400” or \
            a command for a terminal, for a text in a project whose tables have one language, and for a text that is the raw \
            value of a case, which may be a name, or the first value of a property to which code gives others. A command-line tool may be inside an app, so it lacks no table of another target, and its texts are notes. The \
            rule checks literals in lookups of Foundation, SwiftUI, App \
            Intents and the project’s own helpers, outside previews, tests and logs. Where the keys of the project are \
            mostly identifiers, `hard-coded-text` reports prose instead. `wrong-table` reports a key that another \
            table has. Lookups in a table without a file in the project are ignored. In C and Objective-C, \
            `NSLocalizedString`, its variants, `localizedStringForKey:value:table:` and the project’s macros and \
            methods around them are lookups.
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
            objectiveC(
                """
                #define Localized(key) NSLocalizedString(key, nil)
                // self.title = NSLocalizedString(@"home.header", nil);
                self.title = Localized(@"home.title");
                self.cell = [table cellNamed:@"home.cell"];
                self.alert = NSLocalizedString(name, nil);
                """),
            onlyTranslated(#"let title = NSLocalizedString("home.old", value: "Old", comment: "")"#),
            .code(
                """
                struct Row: View {
                    let title: String
                    var body: some View { Text(LocalizedStringKey(title)) }
                }
                struct Badge: View {
                    let title: String
                    var body: some View { Text(verbatim: title) }
                }
                let rows = [Row(title: "Save")]
                let badge = Badge(title: "Beta")
                """, entries: [("Save", "Save"), ("Cancel", "Cancel")]),
        ],
        failing: [
            .code(
                """
                Text(↓"home.titel")
                let title = ↓"home.header".localized
                """, entries: [("home.title", "Home"), ("home.subtitle", "Your day")]),
            .code(#"Button(↓"Delete") { }"#, entries: [("Save", "Save"), ("Cancel", "Cancel")]),
            objectiveC(
                """
                #define Localized(key) NSLocalizedString(key, nil)
                self.title = Localized(@↓"home.titel");
                self.subtitle = NSLocalizedString(@↓"home.subtitle", @"The day");
                """),
            onlyTranslated(#"let title = NSLocalizedString(↓"home.old", comment: "")"#),
            .code(
                """
                struct Row: View {
                    let title: String
                    var body: some View { Text(LocalizedStringKey(title)) }
                }
                func warn(_ message: String) { label.text = NSLocalizedString(message, comment: "") }
                enum Tab: String {
                    case home = ↓"tab.home"
                    var title: String { NSLocalizedString(rawValue, comment: "") }
                }
                let row = Row(title: ↓"Bluetooth settings")
                warn(↓"Nothing was found")
                """, entries: [("Save", "Save"), ("Cancel", "Cancel")]),
        ]
    )

    /// A legacy table whose key `home.old` the source language lacks, and Swift code.
    private static func onlyTranslated(_ code: String) -> RuleExample {
        RuleExample(files: [
            ("Sources/App/en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
            (
                "Sources/App/pt-BR.lproj/Localizable.strings",
                "\"home.title\" = \"Início\";\n\"home.old\" = \"Antigo\";\n"
            ),
            ("Sources/App/HomeView.swift", code),
        ])
    }

    /// A catalog with the key `home.title`, and code in Objective-C.
    private static func objectiveC(_ code: String) -> RuleExample {
        .code(("Sources/App/Home.m", code), entries: [("home.title", "Home"), ("home.greeting", "Hello")])
    }

    package init() {}
}
