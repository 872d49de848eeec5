import SwiftUI

struct HomeView: View {
    let days: Int

    var body: some View {
        VStack {
            Text("home.titel")
            Text("Início rápido")
            Text("Sem internet. Tente de novo.") // [fitloc:off hard-coded-text]
            Text(String(format: "home.days".localized, days))
            Text("home.title".localized)
        }
    }
}
