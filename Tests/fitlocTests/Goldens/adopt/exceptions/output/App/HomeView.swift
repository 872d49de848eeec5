import SwiftUI

struct HomeView: View {
    var body: some View {
        VStack {
            Text("home.ultimo_treino_semana")
            // [fitloc:off hard-coded-text]
            Text("Escolha o seu treino")
            Text("Nome da marca") // [fitloc:off hard-coded-text]
        }
    }
}
