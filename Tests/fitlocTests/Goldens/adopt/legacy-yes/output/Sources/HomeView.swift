import SwiftUI

struct HomeView: View {
    let days: Int

    var body: some View {
        VStack {
            Text("home.message".localized)
            Text("home.days.label".localized(with: days))
            Button("home.connect.button".localized) { connect() }
            Button("common.close".localized) { dismiss() }
        }
        .navigationTitle("home.title".localized)
    }
}

actor Sync {
    var status = ""
    func fail() { status = String(localized: "home.sync.fail.status", defaultValue: "Não foi possível sincronizar os treinos.") }
}

enum SyncError: LocalizedError {
    case offline
    var errorDescription: String? { String(localized: "sync.error", defaultValue: "Sem conexão com a internet. Verifique sua rede.") }
}
