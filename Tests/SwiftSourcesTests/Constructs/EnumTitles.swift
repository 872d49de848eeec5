import SwiftUI

enum Tab: String, CaseIterable, Identifiable {
    case home, plans = "programs"
    var id: Self { self }
    var title: LocalizedStringKey {
        switch self {
        case .home: return "tab.home"
        case .plans: return "tab.plans"
        }
    }
    var key: LocalizedStringKey { LocalizedStringKey("tab.raw.\(rawValue)") }
    var made: LocalizedStringKey { LocalizedStringKey("tab." + rawValue) }
    var name: String { String(localized: String.LocalizationValue("name." + rawValue)) }
    var self_: String { NSLocalizedString("self." + self.rawValue, comment: "") }
    var described: String { NSLocalizedString("described.\(self)", comment: "") }
}

extension LocalizedStringKey {
    static let confirm: LocalizedStringKey = "confirm"
    static var cancel: Self { "cancel" }
}

struct Picker: View {
    private let options = ["one", "two"]
    static let all = ["x.a", "x.b"]
    var body: some View {
        ForEach(options, id: \.self) { Text(LocalizedStringKey($0)) }
        ForEach(Self.all, id: \.self) { option in Text(LocalizedStringKey(option)) }
        ForEach(Tab.allCases) { tab in Text(tab.title).accessibilityLabel(LocalizedStringKey("a11y." + tab.rawValue)) }
    }
}
