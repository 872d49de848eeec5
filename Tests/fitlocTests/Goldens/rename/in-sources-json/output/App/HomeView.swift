import SwiftUI

struct HomeView: View {
    let kind: String

    var body: some View {
        Text("home.heading") // "home.title" stays here
        Text("home.heading".localized)
        Text(#"home.heading"#)
        Text("home.\(kind)".localized)
        Text("home.title", tableName: "Other")
    }
}

let stored = ["home.title"]
