import CatalogLint

/// Finds texts in Swift code that people will read and that no table holds.
package struct HardCodedTextRule: SourceRule {
    package static let description = RuleDescription(
        id: "hard-coded-text",
        category: .code,
        summary: "a text that people read stands in Swift code",
        rationale: """
            Nobody can translate it. Give it a key, or let `fitloc adopt` do that. Texts are found by where they are \
            shown: what SwiftUI, UIKit, AppKit, notifications and errors show is followed back through properties, \
            parameters, results, raw values, tuples and values of cases to the literals that it comes from, whatever \
            these are called. So is prose in a `LocalizedStringKey` where the project’s keys are mostly identifiers. \
            Where nothing is known of a place, names such as `title` tell, or the language of the text: Portuguese, and \
            every language but English that the project’s tables have. Logs, assertions, identifiers, units, names of \
            languages in themselves, previews and tests are left alone, as is `Text(verbatim:)`.
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
                #Preview { Row(title: "Leg day") }
                """, entries: [("home.title", "Home")])
        ],
        failing: [
            .code(
                """
                Text(↓"Início rápido")
                label.text = ↓"Start workout"
                let alert = UIAlertController(title: ↓"Delete", message: ↓"This cannot be undone.", preferredStyle: .alert)
                let reason = ↓"Não foi possível salvar o treino"
                enum Filter: String { case active = ↓"Active", done = ↓"done" }
                let filter = Filter.active
                Text(filter.rawValue)

                enum SyncError: LocalizedError {
                    case offline
                    var errorDescription: String? { ↓"You are offline." }
                }
                """, entries: [("home.title", "Home")])
        ]
    )

    package init() {}
}
