import SwiftUI

struct HomeView: View {
    let name: String
    let count: Int
    @State private var aviso = ""

    var body: some View {
        VStack {
            Text("home.title".localized)
            Text("Início rápido")
            Text("Olá, \(name)! Você tem \(count) treinos")
            Button("Começar treino agora") { aviso = "Não foi possível carregar o treino" }
        }
    }
}

enum WorkoutError: LocalizedError {
    case offline, empty

    var errorDescription: String? {
        switch self {
        case .offline: "Sem conexão com a internet. Verifique sua rede."
        case .empty: return "Nenhum exercício encontrado " + "para este grupo muscular."
        }
    }
}
