import SwiftUI

struct Home: View {
    let count: Int
    let name: String

    func row(_ title: LocalizedStringKey) -> some View { Text(title) }

    var body: some View {
        Text("Hello, \(name)")
        Text("\(count) of \(name)", tableName: "Counts", comment: "A share")
        Text(verbatim: "Never")
        Button("Save") { print("saved") }
        row("A typed row")
        Text(String(localized: "cart.empty", defaultValue: "Your cart is empty", comment: "Shown in an empty cart"))
        Text(L10n.string("title"))
        Text("Unknown \(Other.value)")
    }
}
