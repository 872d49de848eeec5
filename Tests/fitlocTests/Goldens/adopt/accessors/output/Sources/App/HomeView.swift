import SwiftUI

struct HomeView: View {
    let name: String

    var body: some View {
        Text(Strings.Home.title)
        Text(Strings.Home.label(name).resolved)
        TextField(Strings.Home.placeholder.resolved, text: .constant(""))
    }
}
