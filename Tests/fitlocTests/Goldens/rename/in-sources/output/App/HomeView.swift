import SwiftUI

struct HomeView: View {
    let kind: String

    var body: some View {
        Text("start.heading") // "home.title" stays here
        Text("start.heading".localized)
        Text(#"start.heading"#)
        Text("home.\(kind)".localized)
        Text("home.title", tableName: "Other")
    }
}

let stored = ["home.title"]
