import SwiftUI

enum Level: String { case easy, hard }

struct HomeView: View {
    let kind: String
    let level: Level
    let keys = ["stored.key"]
    let prefix = "tip.first"

    var body: some View {
        Text("home.title")
        Text("badge.\(kind).title".localized)
        Text("level.\(level.rawValue)".localized)
    }
}

#Preview { Text("rehearsed") }
