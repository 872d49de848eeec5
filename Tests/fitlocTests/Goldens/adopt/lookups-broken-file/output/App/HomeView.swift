import SwiftUI
import AppStrings

struct HomeView: View {
    let days: Int
    static let tab = Strings.Home.title.resolved

    var body: some View {
        Text(Strings.Home.title)  // the title
        Text(Strings.Home.days(days: days))
        Text("badge.\(days).title".localized)
        Text("home_sample".localized)
        Text("Comece agora")
        Button("home_gone".localized) { start(title: Strings.Home.title.resolved) }
    }
}
