import SwiftUI

// Texts that users see, because code shows them in a view, whatever the functions and properties between are called.

enum Segment: String, CaseIterable {
    case active = "Ativos", done = "concluídos"
}

enum Step {
    case first, second(String)

    var explanation: String {
        switch self {
        case .first: return "Preparando..."
        case .second(let reason): return reason
        }
    }
}

struct Badge {
    enum Kind { case good, bad
        var display: (text: String, icon: String) {
            switch self {
            case .good: return ("Concluído", "checkmark")
            case .bad: return ("Pulou", "xmark")
            }
        }
    }
    let kind: Kind
}

struct Card {
    enum Kind { case plain }
    let kind: Kind
}

struct FeatureRow: View {
    let feature: String
    private let note: String

    init(feature: String, privacy: String? = nil) {
        self.feature = feature
        self.note = privacy ?? "nada é enviado"
    }

    var body: some View { Label(feature, systemImage: "star").help(note.uppercased()) }
}

final class Model: ObservableObject {
    @Published var outcome: String?
    private(set) var steps: [String] = []

    func load(_ count: Int) {
        outcome = "\(count) treinos atualizados"
        steps.append("treino pronto")
    }

    func unit(_ count: Int) -> String {
        let word = count == 1 ? "treino" : "treinos"
        return "\(count) \(word)"
    }
}

enum AppFailure: LocalizedError {
    case broken(why: String)
    var errorDescription: String? { if case .broken(let why) = self { why } else { nil } }
}

struct Screen: View {
    @State var segment = Segment.active
    let badge: Badge
    let step: Step
    let model: Model
    let group: Int

    var body: some View {
        Text(segment.rawValue)
        Text(step.explanation)
        Text(badge.kind.display.text)
        FeatureRow(feature: "treinos sem limite", privacy: "só no aparelho")
        if let outcome = model.outcome { Text(outcome) }
        ForEach(model.steps, id: \.self) { Text($0) }
        Text(model.unit(3))
        Text("\(group) \(group == 1 ? "membro" : "membros")")
        groupPreviewContent
        profilePrompt()
        item(value: "3", caption: "séries")
    }

    private var groupPreviewContent: some View { Text("Você pode sair quando quiser") }

    private func profilePrompt() -> some View { Text("Complete seu perfil") }

    private func item(value: String, caption: String) -> some View { Text("\(value) \(caption)") }

    func fail() throws {
        guard group > 0 else { throw AppFailure.broken(why: "sem grupo algum") }
        throw NSError(domain: "App", code: 1, userInfo: [NSLocalizedDescriptionKey: "No permission was given."])
    }
}
