import SwiftUI

struct HomeView: View {
    let name: String
    let days: Int
    let kind: Badge

    var body: some View {
        VStack {
            Text("Good morning, \(name)", comment: "Greeting at the top of the home screen")
            Text("\(days) of \(7) days, \(name)")
            Button("Start Workout") {}
            Text(String(localized: "home.title", defaultValue: "Home", comment: "Title"))
            Text("badge.\(kind).title".localized)
            Label("profile.title".localized, systemImage: "person")
        }
    }
}
