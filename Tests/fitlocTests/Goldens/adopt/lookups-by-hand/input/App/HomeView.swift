import SwiftUI

struct HomeView: View {
    let days: Int
    static let tab = "home_title".localized

    var body: some View {
        Text("home_title".localized)  // the title
        Text(String(format: "home_days".localized, days))
        Text("badge.\(days).title".localized)
        Text("home_sample".localized)
        Text("Comece agora")
        Button("home_gone".localized) { start(title: "home_title".localized) }
    }
}
