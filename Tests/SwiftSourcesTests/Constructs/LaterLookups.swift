import SwiftUI

struct Row: View {
    let title: String
    var detail = "Row detail"
    var icon: String = "star"
    var body: some View {
        Text(LocalizedStringKey(title), bundle: .module)
        Text(NSLocalizedString(detail, tableName: "Details", comment: ""))
        Image(systemName: icon)
    }
}

final class Warning {
    private let message: String
    init(message: String) { self.message = message }
    func show(_ text: String, number: Int) -> UILabel {
        let label = UILabel()
        label.text = NSLocalizedString(text, comment: "")
        label.text = Bundle.main.localizedString(forKey: message, value: nil, table: nil)
        return label
    }
}

enum Tab: String {
    case home = "tab.home"
    case more = "tab.more"
    var name: String { NSLocalizedString(rawValue, comment: "") }
}

enum Keys: String {
    case homeTitle, `default`
    #if os(iOS)
        case phoneTitle
    #endif
    case other = "other.key"
    func localized() -> String { NSLocalizedString(self.rawValue, comment: "") }
}

enum Level: Int {
    case low
    var name: String { NSLocalizedString("level.\(rawValue)", comment: "") }
}

enum Kind: String, Codable { case plain = "plain-text" }
struct Field: Codable { var kind: String }
func described(_ field: Field) -> Text { Text(LocalizedStringKey(field.kind)) }
func makeField() -> Field { Field(kind: Kind.plain.rawValue) }

func translated(_ key: String) -> String { NSLocalizedString(key, comment: "") }

func use(name: String) {
    Row(title: "Row title", icon: "bolt")
    Row(title: name)
    Row(title: "Hi \(name)", detail: "Other detail")
    Warning(message: "Warning message").show("Warning text", number: 1)
    for title in ["First", "Second"] { Row(title: title) }
    translated("helper.key")
}
