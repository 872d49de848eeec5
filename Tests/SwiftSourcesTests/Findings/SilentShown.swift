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
