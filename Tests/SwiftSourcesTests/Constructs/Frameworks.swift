import AlarmKit
import AppIntents
import SwiftUI
import TipKit
import WidgetKit

func schedule() {
    let stop = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle")
    let snooze: AlarmButton = .init(text: "Snooze", textColor: .white, systemImageName: "zzz")
    let alert = AlarmPresentation.Alert(title: "Wake up", stopButton: stop)
    let countdown = AlarmPresentation.Countdown(title: "Counting", pauseButton: snooze)
    let paused: AlarmPresentation.Paused = .init(title: "Paused", resumeButton: stop)
}

func recommendations() -> [AppIntentRecommendation<Open>] {
    [AppIntentRecommendation(intent: Open(), description: "My places")]
}

struct Open: AppIntent {
    @Parameter(title: "Sound", displayName: Bool.IntentDisplayName(true: "On", false: "Off")) var hasSound: Bool

    func perform() async throws -> some IntentResult {
        try await requestConfirmation(
            actionName: .custom(
                acceptLabel: "Open it", acceptAlternatives: ["Yes"], denyLabel: "Leave it", denyAlternatives: ["No"]),
            dialog: "Open the place?")
        return .result()
    }
}

struct Hint: Tip {
    var title: Text { Text("Title of the tip") }
    // TipKit takes a string here, and looks up nothing.
    var actions: [Action] { [Action(id: "more", title: "Learn more")] }
}

// A type of the project with the name of the system's has its own parameters.
struct Countdown { init(title: String) {} }
let own = Countdown(title: "own title")
