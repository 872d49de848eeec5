import SwiftUI

struct HomeView: View {
    var body: some View { Text("Home") }
}

#Preview { Text("Rehearsed") }

let key = "settings.title"
func look(_ key: String) -> String { NSLocalizedString(key, comment: "") }
let any = Bundle.main.localizedString(forKey: UserDefaults.standard.string(forKey: "k") ?? "", value: nil, table: nil)
