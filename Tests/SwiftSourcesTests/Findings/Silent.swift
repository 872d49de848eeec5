import ArgumentParser
import OSLog
import SwiftUI
import UIKit

private let logger = Logger(subsystem: "com.fittoday.app", category: "Workout sync")
private let queue = DispatchQueue(label: "Workout sync queue")

struct SilentView: View {
    @AppStorage("Last opened tab") private var tab = "home"
    @Environment(\.locale) private var locale
    @State private var query = ""
    private let columns = ["id", "created_at", "Full Name"]

    var body: some View {
        VStack {
            Text("home.title")
            Text(verbatim: "FitToday Pro")
            Text("·")
            Text("\(done) / \(total)")
            Text("\(progress)%")
            Text("—")
            Text(workout.name)
            Image("Empty state picture")
            Image(systemName: "figure.run.circle.fill")
            Label("home.title", systemImage: "house fill")
            TextField("", text: $query)
            Text(date, style: .date)
            Link("home.title", destination: URL(string: "https://example.com/Some Page")!)
        }
        .font(.custom("Avenir Next Condensed", size: 12))
        .foregroundStyle(Color("Brand Primary"))
        .accessibilityIdentifier("Start Workout Button")
        .id("Main content")
        .tag("Home tab")
    }

    func log(_ error: Error) {
        print("Could not load the workout")
        print("Não foi possível carregar o treino")
        debugPrint("Treino não encontrado", error)
        NSLog("Could not save: %@", error.localizedDescription)
        logger.error("Não foi possível salvar o treino: \(error)")
        logger.info("Workout has been saved for the user")
        os_log("Workout was not found", type: .error)
        Log.debug("The user has no workouts")
        Self.log.warning("Você não deveria ver isto")
        assert(isReady, "The view must be ready before it is shown")
        precondition(count > 0, "Precisa de pelo menos um treino")
        assertionFailure("This should never happen")
        Analytics.track("Workout Started", properties: ["Screen Name": "Workout Detail"])
        analytics.logEvent("Opened the paywall", parameters: nil)
        tracker.send(event: "Tapped Start Workout")
        Crashlytics.crashlytics().log("The user started a workout")
        signposter.beginInterval("Load the workout")
        fatalError("init(coder:) has not been implemented")
    }

    func data() throws {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE, d 'de' MMMM"
        formatter.dateFormat = "HH:mm"
        formatter.locale = Locale(identifier: "pt_BR")
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.addValue("FitToday iOS Client", forHTTPHeaderField: "User-Agent")
        let sql = "SELECT * FROM workouts WHERE name = ?"
        let html = "<p>Você tem <b>novos</b> treinos</p>"
        let json = "{\"title\": \"Você tem um treino\"}"
        let predicate = NSPredicate(format: "name CONTAINS[cd] %@ AND done == YES", query)
        let regex = try NSRegularExpression(pattern: "^[A-Za-zÀ-ú ]+$")
        let name = Notification.Name("Workout Did Finish")
        UserDefaults.standard.set(true, forKey: "Has Seen Onboarding")
        let url = Bundle.main.url(forResource: "Workouts Seed", withExtension: "json")
        let path = folder.appendingPathComponent("My Workouts")
        let activity = NSUserActivity(activityType: "com.fittoday.Open Workout")
        let error = NSError(domain: "Workout Store", code: 1, userInfo: [NSDebugDescriptionErrorKey: "Store not available"])
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "The date has the wrong format"))
    }

    func match(_ text: String) -> Bool {
        if text == "Não encontrado" || text != "Some Name" { return true }
        switch text {
        case "Costas e bíceps": return true
        case "Full Body": return false
        default: return text.contains("não é possível") || text.hasPrefix("Treino de ")
        }
    }

    func named() -> String {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Workout Cell")
        performSegue(withIdentifier: "Show Detail", sender: nil)
        let storyboard = UIStoryboard(name: "Main Flow", bundle: nil)
        return user["Full Name"] ?? names["primeiro nome"] ?? ""
    }
}

enum MuscleGroup: String {
    case chest = "Peito"
    case shoulders = "Ombros e trapézio"

    var key: String { "muscle.\(rawValue)" }
    var imageName: String { "Muscle Group" }
    var analyticsName: String { "Muscle Group Selected" }
    var identifier: String { "Muscle Group" }
    var title: String { "muscle.\(rawValue).title".localized }
}

enum Dictionary {
    static let synonyms: [String: String] = [
        "extensão de tríceps com halter": "dumbbell triceps extension",
        "voadora na máquina": "pec deck fly",
    ]
    static let english = ["pec deck fly": "voadora na máquina"]
}

struct ParseError: Error, CustomStringConvertible {
    let detail: String
    var description: String { "Could not parse the file: \(detail)" }
}

struct Tool: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Writes the catalog.", discussion: "Reads all files first.")
    @Option(help: "The folder to read") var folder: String
}

@available(*, deprecated, message: "Use the new workout store instead")
struct ChatSystemPromptBuilder {
    func buildSystemPrompt() -> String { "Você é um personal trainer que responde em português." }
    let messages = [["role": "system", "content": "You are a helpful assistant."]]
}

extension Workout {
    static let mock = Workout(title: "Leg day", subtitle: "Six exercises for you")
    static let previewItems = [Workout(title: "Push day", subtitle: "For the upper body")]
    static var sample: Workout { Workout(title: "Treino de pernas", subtitle: "Seis exercícios para você") }
}

struct MockWorkoutStore {
    let workouts = [Workout(title: "Leg day", subtitle: "Six exercises for you")]
}

#if DEBUG
let debugTitle = "Menu de depuração do app"
#endif

struct Silent_Previews: PreviewProvider {
    static var previews: some View { EmptyState(title: "Nothing here", message: "Add a workout to begin.") }
}

#Preview("Empty state") {
    EmptyState(title: "Nothing here", message: "Adicione um treino para começar.")
}
