import SwiftUI

struct HomeView: View {
    let name: String

    var body: some View {
        Text(Strings.Home.title)
        Text(Strings.Home.ola(name).resolved)
        TextField(Strings.Home.digiteNomePlaceholder.resolved, text: .constant(""))
    }
}
