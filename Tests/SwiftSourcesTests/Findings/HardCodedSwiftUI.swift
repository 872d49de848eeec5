import SwiftUI

struct WorkoutScreen: View {
    @State private var errorMessage: String?
    @State private var status = "Pronto para começar"
    let workout: Workout?

    init(resolver: Resolver) {
        _errorMessage = State(initialValue: "Erro de configuração: serviço não está registrado.")
    }

    var body: some View {
        VStack {
            Text("Início rápido")
            Text("Save")
            Text("\(workout.sets) séries × \(workout.reps) reps")
            EmptyState(title: "Treino não encontrado", message: "Try another filter.", icon: "questionmark.circle")
            InfoCard(icon: "clock", title: "Duração", value: "\(workout.minutes)")
            Text(errorMessage ?? "Algo inesperado aconteceu.")
            Text(isDone ? "Done" : workout.title)
        }
        .navigationTitle(workout?.title ?? "Detalhes")
        .alert("Ops!", isPresented: $isPresented) { Button("Ok", role: .cancel) {} }
        .accessibilityHint("Toque para ver detalhes")
    }

    func load() async {
        state = .error(message: "Não foi possível carregar seus dados.")
        errorMessage = "Could not load the workout: \(error.localizedDescription)"
        throw DomainError.failure(reason: "Dependências para gerar o treino não estão configuradas.")
    }
}

struct InfoCard: View {
    let icon: String
    let title: String
    let value: String
    var body: some View { Text(title) }
}

enum LoadState {
    case error(message: String)
}

enum Level: String, CaseIterable {
    case beginner = "Iniciante"
    case advanced = "Avançado"

    var displayTitle: String {
        switch self {
        case .beginner: return "Beginner"
        case .advanced: return "Full speed"
        }
    }

    var name: String {
        switch self {
        case .beginner: "Starter"
        case .advanced: "Very advanced athlete"
        }
    }

    var iconName: String { "Full speed icon" }
}

enum SyncError: LocalizedError {
    case offline, broken(String)

    var errorDescription: String? {
        switch self {
        case .offline: return "You are offline."
        case .broken(let detail): return "Erro de integridade: \(detail)"
        }
    }

    var recoverySuggestion: String? { "Try again" }
}

let tips = [
    Tip(title: "Drink water", text: "Two litres a day keep you going."),
    Tip(title: "Rest", text: "Sleep eight hours."),
]

struct Tip {
    let title: String
    let text: String
}

let long =
    "Você ainda não tem treinos. "
    + "Crie o primeiro agora."

// [fitloc:off hard-coded-text]
let accepted = "Não foi possível abrir o arquivo"
let alsoAccepted = "Não foi possível abrir o arquivo" // [fitloc:off hard-coded-text]
let notAccepted = "Não foi possível abrir o arquivo"
