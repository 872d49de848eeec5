// helpers: L(_:value:table:)
import SwiftUI

struct StatRow: View {
    let title: LocalizedStringKey
    let value: String
    init(_ title: LocalizedStringKey, value: String, comment: String = "") { (self.title, self.value) = (title, value) }
    var body: some View { Text(title) }
}

func report(_ title: LocalizedStringResource, table: String) {}

struct Sample: View {
    var body: some View {
        LabeledContent("system.view", value: "1.0.0")
        StatRow("own.view", value: "80 kg", comment: "Great day")
    }

    func texts(name: String) {
        report("own.function", table: "Users")
        L("helper", value: "Text", table: "Other")
        SwiftUI.Text("qualified", tableName: "Other", comment: "Why")
        NSLocalizedString("joined", value: "a " + "b", comment: "part one " + "part two")
        NSLocalizedString("joined.value", comment: "by " + name)
    }
}
