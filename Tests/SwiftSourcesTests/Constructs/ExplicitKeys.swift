import SwiftUI

struct Keys: View {
    let isNew: Bool
    var stored = LocalizedStringKey("stored")

    var body: some View {
        Text(LocalizedStringKey("module"), bundle: .module)
        Text(LocalizedStringKey(isNew ? "new" : "old"), tableName: "Home", bundle: .module)
        Text(LocalizedStringKey("main"))
        Button(LocalizedStringKey("button")) {}
        Confirmation(message: LocalizedStringKey("passed"))
    }

    var text: String { String(localized: String.LocalizationValue("value"), table: "Home", bundle: .module) }
}

struct Confirmation: View {
    let message: LocalizedStringKey
    var body: some View { Text(message, bundle: .module) }
}
