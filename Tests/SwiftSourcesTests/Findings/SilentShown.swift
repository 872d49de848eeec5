import SwiftUI

// Texts near visible ones that users do not see, and visible texts that are the same in all languages.

enum Language: String, CaseIterable {
    case english = "English", spanish = "Español", ukrainian = "Українська"
}

enum Shape: String {
    case round = "circle", square = "square.fill"
    var size: String { "12 min" }
}

struct Page {
    let title: String
    let icon: String
}

struct ProfilePrompt {
    let systemPrompt = "Você é um treinador experiente e responde com calma."
    var userPrompt: String { "Crie um treino novo para esta pessoa." }
}

enum Storage {
    static func path(of id: Int, isVideo: Bool) -> String {
        let ending = isVideo ? "video" : "photo"
        return "feed/\(id)/\(ending)"
    }
}

struct Settings: View {
    let page = Page(title: "home.title", icon: "house")
    let shape: Shape
    @State private var path = Storage.path(of: 1, isVideo: true)

    var body: some View {
        ForEach(Language.allCases, id: \.self) { Text($0.rawValue) }
        Image(systemName: shape.rawValue)
        Text(shape.size)
        Label(page.title.localized, systemImage: page.icon)
        Text(path)
    }
}

extension String {
    var localized: String { NSLocalizedString(self, comment: "") }
}

#if DEBUG
struct DebugMenu: View {
    let entries = ["Apagar tudo agora"]
    var body: some View { ForEach(entries, id: \.self) { Text($0) } }
}
#endif

#Preview { Text(["Treino de hoje"][0]) }

// A log that a view lists, texts of licenses and forums, and values that stand in for data.

final class AppLogger {
    static let shared = AppLogger()
    var entries: [String] = []
    func error(_ message: String) { entries.append(message) }
    func warning(_ message: String) { entries.append(message) }
}

struct LogView: View {
    var body: some View { ForEach(AppLogger.shared.entries, id: \.self) { Text($0) } }
}

struct LoggedSync {
    func run() {
        AppLogger.shared.error("Could not read the answer of the server")
        AppLogger.shared.warning("Not connected for \(3) minutes")
    }
}

struct Work {
    let title: String
    let license: String
    static let all = [Work(title: "[quote]", license: "MIT License\nCopyright (c) 2020 Somebody\nPermission is granted")]
}

struct WorkRow: View {
    let work: Work
    var body: some View { Text(work.title + work.license) }
}

struct Agent {
    let name: String
    static let phone = Agent(name: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)")
    static let headings = Agent(name: "h2, .title")
    static let links = Agent(name: "a[href]")
}

struct AgentRow: View {
    let agent: Agent
    var body: some View { Text(agent.name) }
}

struct Entry: TimelineEntry {
    let date: Date
    let title: String
    static let placeholder: Entry = Entry(date: .now, title: "Math exam")
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now, title: "Math exam tomorrow") }
}

struct EntryView: View {
    let entry: Entry
    var body: some View { Text(entry.title) }
}
