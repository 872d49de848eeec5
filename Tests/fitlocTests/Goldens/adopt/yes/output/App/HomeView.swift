import SwiftUI

struct HomeView: View {
    let name: String
    let count: Int
    @State private var aviso = ""

    var body: some View {
        VStack {
            Text("home.title".localized)
            Text("home.inicio_rapido".localized)
            Text("home.ola_treinos".localized(with: name, count))
            Button("home.button.comecar_treino_agora".localized) { aviso = "home.nao_possivel_carregar_treino".localized }
        }
    }
}

enum WorkoutError: LocalizedError {
    case offline, empty

    var errorDescription: String? {
        switch self {
        case .offline: "workout.error.conexao_internet_verifique_rede".localized
        case .empty: return "Nenhum exercício encontrado " + "para este grupo muscular."
        }
    }
}
