import SwiftUI

struct HomeView: View {
    let name: String
    let count: Int
    @State private var aviso = ""

    var body: some View {
        VStack {
            Text("home.title".localized)
            Text("home.label".localized)
            Text("home.label_2".localized(with: name, count))
            Button("home.aviso.button".localized) { aviso = "home.aviso".localized }
        }
    }
}

enum WorkoutError: LocalizedError {
    case offline, empty

    var errorDescription: String? {
        switch self {
        case .offline: "workout.error.offline".localized
        case .empty: return "Nenhum exercício encontrado " + "para este grupo muscular."
        }
    }
}
