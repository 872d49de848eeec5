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

func show(_ screen: Screen) -> Text { Text(LocalizedStringKey(screen.name)) }
struct Screen { let name: String }
func text(_ screen: Screen) -> String { Bundle.main.localizedString(forKey: screen.name, value: nil, table: nil) }
