import CatalogLint

/// Finds hard-coded strings in Swift code that people will see.
package struct HardCodedTextRule: SourceRule {
    package static let description = RuleDescription(
        id: "hard-coded-text",
        category: .code,
        summary: "a text that people see is hard-coded in Swift",
        rationale: """
            Translators cannot translate it. Give it a key, or let `fitloc adopt` do that. The rule starts where \
            SwiftUI, UIKit, AppKit, notifications and errors show a text. It follows the value back to literals \
            through properties, parameters, results, raw values, tuples and associated values. It also reports prose \
            in a `LocalizedStringKey` where the keys of the project are mostly identifiers. Where the use of a literal \
            is unknown, names such as `title` decide. So does the language of the text, if it is Portuguese or a \
            language of the project’s tables other than English. A text that is a key counts too if the code shows it \
            without looking it up. It ignores logs, even those that a program shows, assertions, statements for \
            databases, identifiers, units, specifications, names of languages in those languages, licenses and their \
            names, snippets of code, credits with an address, marks of copyright with names, codes such as `NO2`, \
            formulas, values that stand in for data, redacted texts, previews, tests, scripts, texts for language \
            models, reports to the developers, texts that stand in for that of a key, and `Text(verbatim:)`. A warning \
            needs two proofs: the code shows the text, and the text is language. Language are sentences, words that \
            interfaces translate, such as “Saved Routes”, and the titles of buttons and errors whatever their words. \
            In a file of another language than English, all words count. Otherwise it is a note: capitalized words \
            that are not known, such as “Hudson Quartet”; ordinary words in a list of names; samples of another \
            language or script than that of the project and the file; names of the app, of products, of companies and \
            of persons; a capitalized text in a place called a name, or a value of a theme, font or language, unless \
            the project’s tables use its words; a text in lower case that no framework shows and that has no word such \
            as “the”; a text that only its language shows to be one; the first value of a property that a control \
            changes; titles of menus and hidden titles of windows; labels of values in Swift Charts, which only \
            VoiceOver speaks; commands in lower case; names of laws and citations; parts of names of files; texts for \
            language models; errors with words that only developers know, such as “payload” and “nil”, or with three \
            words for parts of data; messages that begin with the name of a type, or that another argument hides, such \
            as `kind: .hidden`; a list with names of files; long lists of words; texts that the code itself has in \
            other languages; a key whose text differs; what names its place, such as “Label”; the descriptions of \
            states, if several name parts of the code, such as `motor_tick`; and all texts of views for developers, \
            of code behind a switch such as `isDebugMode`, of views and data that only previews and sample data use, \
            of tools for the command line beside an app, of code in the folder `docs` of a project, and of files \
            that are the work of others, templates of Xcode, or that no target contains. In a program, a text is \
            also a note if nothing shows it today: a title that no code reads where it gets to a screen; an error \
            that code only logs or never makes; the texts of code that the program never gets to from what the \
            system calls, such as a controller that neither code nor an interface file makes; and the texts of a \
            module that no program imports.
            """,
        severity: .warning,
        impact: .visible,
        scope: .source,
        fix: .review,
        passing: [
            .code(
                """
                Text("home.title")
                Text(verbatim: "FitToday")
                Image(systemName: "heart.fill")
                print("Could not load the workout")
                label.text = "home.title".localized
                view.accessibilityIdentifier = "Start workout"
                logger.error("Não foi possível salvar o treino")
                request.setValue("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)", forHTTPHeaderField: "User-Agent")
                toolbarButton.title = "[quote]"
                label.text = "Ana Souza <ana@example.com>, 2024"
                label.text = "NO2"
                label.text = "IE(SEM)"
                label.text = "max(0, \\(price))"
                label.text = "© Orca Labs 2008 – 2025"
                label.text = "7C1E8E40-73DE-4BC4-BDBF-705218647D91"
                label.text = "USB 3.1 Gen2 (10 Gbps)"
                label.text = "Europe/London"
                struct Rows: View { var body: some View { Text("Your rows").redacted(reason: .placeholder) } }
                enum SampleRules { static func rule() { label.text = "Sleep well" } }
                #Preview { Row(title: "Leg day") }
                """, entries: [("home.title", "Home")]),
            .code(
                """
                struct Row: View {
                    let title: String
                    var body: some View { Text(LocalizedStringKey(title)) }
                }
                let row = Row(title: "Bluetooth settings")
                """, entries: [("Save", "Save")]),
        ],
        failing: [
            .code(
                """
                Text(↓"Início rápido")
                Text(name ?? ↓"Anonymous")
                Button("Sign in") {}
                Text(user ?? ↓"Sign in")
                label.text = ↓"Start workout"
                label.text = ↓"Write to Ana <ana@example.com>"
                label.text = ↓"Item(s)"
                label.text = ↓"USB devices"
                for title in [↓"Leg day", ↓"Rest day"] { label.text = title }
                let image = NSImage(systemSymbolName: "house", accessibilityDescription: ↓"Your home")
                struct SampleRate { static func show() { label.text = ↓"High quality" } }
                let alert = UIAlertController(title: ↓"Delete", message: ↓"This cannot be undone.", preferredStyle: .alert)
                let reason = ↓"Não foi possível salvar o treino"
                enum Filter: String { case active = ↓"Active", done = ↓"done" }
                let filter = Filter.active
                Text(filter.rawValue)

                enum SyncError: LocalizedError {
                    case offline
                    var errorDescription: String? { ↓"You are offline." }
                }
                """,
                entries: [("home.title", "Home"), ("home.save", "Save"), ("home.open", "Open"), ("Sign in", "Sign in")])
        ]
    )

    package init() {}
}
