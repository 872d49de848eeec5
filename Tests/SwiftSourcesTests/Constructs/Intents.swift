import AppIntents

struct Start: AppIntent {
    static let title: LocalizedStringResource = "Start workout"
    static let description = IntentDescription("Starts the workout", categoryName: "Training")
    static var other: IntentDescription? = "By literal"
    @Parameter(title: "Name", description: "What it is called", requestValueDialog: "Which one?") var name: String
    static var parameterSummary: some ParameterSummary { Summary("Start \(\.$name) now") }
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Started \(name)") }
}

struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Start(), phrases: ["Start in \(.applicationName)", "\(.applicationName) start \(\.$name)"],
            shortTitle: "Start", systemImageName: "play")
    }
}

enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
        .small: "Small",
        .large: DisplayRepresentation(title: "Large", subtitle: "Quite large", image: .init(systemName: "star")),
    ]
}

struct Thing: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Thing")
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    let name: String
}
