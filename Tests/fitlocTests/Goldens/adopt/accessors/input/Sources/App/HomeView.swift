import SwiftUI

struct HomeView: View {
    let name: String

    var body: some View {
        Text(Strings.Home.title)
        Text("Olá, \(name)")
        TextField("Digite seu nome", text: .constant(""))
    }
}
