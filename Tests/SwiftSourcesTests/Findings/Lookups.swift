import SwiftUI

struct LookupsView: View {
    let count: Int
    let name: String
    let weight: Double

    var body: some View {
        VStack {
            Text("home.title")
            Text("home.titel")
            Text("home.title", tableName: "Settings")
            Text("settings.title")
            Text("settings.title", tableName: "Settings")
            Text("settings.title", tableName: "ThirdParty")
            Text("home.greeting")
            Button("common.cancel") {}
            Label("common.save", systemImage: "tray")
        }
        .navigationTitle("home.header")
    }

    func texts() -> [String] {
        [
            "home.title".localized,
            "home.tittle".localized,
            "home.greeting".localized(with: name),
            "home.greeting".localized(with: count),
            "home.progress".localized(with: count),
            "home.progress".localized(with: count, 7),
            "home.progress".localized(with: count, 7, name),
            String(format: NSLocalizedString("home.days", comment: "Days"), count),
            String(format: NSLocalizedString("home.days", comment: "Days"), name),
            String(format: NSLocalizedString("home.volume", comment: ""), weight),
            String(format: NSLocalizedString("home.volume", comment: ""), count),
            String(format: "home.volume".localized, locale: .current, weight, count),
            String.localizedStringWithFormat(String(localized: "home.progress"), count, count),
            String.localizedStringWithFormat(String(localized: "home.progress"), count),
            String(localized: "home.subtitle", defaultValue: "Your day"),
            NSLocalizedString("Cancel", comment: ""),
            "badge.\(name).title".localized,
        ]
    }

    #if DEBUG
    let debug = "debug.menu".localized
    #endif
}

#Preview { Text("preview.only") }
