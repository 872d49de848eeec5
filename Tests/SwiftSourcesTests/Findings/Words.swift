import DesignSystem
import SwiftUI

struct Words: View {
    let name: String

    var body: some View {
        VStack {
            Text("FitToday")
            Text("hometitle")
            Text("home.json")
            Text("home.titles.com")
            Section("home.missing") {}
        }
    }

    func greeting() -> [String] {
        [NSLocalizedString("Hi \(name)", comment: ""), NSLocalizedString("kg", comment: "Unit")]
    }
}
