import SwiftUI

struct HomeView: View {
    let kind: String

    var body: some View {
        VStack {
            Text("home.title".localized)
            Text("home.start".localized)
            Text("Comece seu treino")
            Text("Convide seus amigos")
            Text("badge.\(kind).title".localized)
        }
    }
}
