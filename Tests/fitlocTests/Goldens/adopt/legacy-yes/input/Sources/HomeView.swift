import SwiftUI

struct HomeView: View {
    let days: Int

    var body: some View {
        VStack {
            Text("Não foi possível carregar os desafios")
            Text("Faltam \(days) dias")
            Button("Conectar") { connect() }
            Button("Fechar") { dismiss() }
        }
        .navigationTitle("home.title".localized)
    }
}

actor Sync {
    var status = ""
    func fail() { status = "Não foi possível sincronizar os treinos." }
}

enum SyncError: LocalizedError {
    case offline
    var errorDescription: String? { "Sem conexão com a internet. Verifique sua rede." }
}
