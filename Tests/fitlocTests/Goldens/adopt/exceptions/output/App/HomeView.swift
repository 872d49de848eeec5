import SwiftUI

struct HomeView: View {
    var body: some View {
        VStack {
            Text("home.label")
            // [fitloc:off hard-coded-text]
            Text("Escolha o seu treino")
            Text("Nome da marca") // [fitloc:off hard-coded-text]
        }
    }
}
