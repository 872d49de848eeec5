import SwiftUI

struct HomeView: View {
    let kind: String

    var body: some View {
        Text("home.title") // "home.title" stays here
        Text("home.title".localized)
        Text(#"home.title"#)
        Text("home.\(kind)".localized)
        Text("home.title", tableName: "Other")
    }
}

let stored = ["home.title"]
