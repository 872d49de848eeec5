// helpers: L(_:)
import SwiftUI

enum Badge: String, CaseIterable {
    case gold, silver = "ag"
    var title: String { "badge.\(rawValue).title".localized }
    var text: String { NSLocalizedString("badge." + rawValue + ".text", comment: "") }
    var direct: String { NSLocalizedString(rawValue, comment: "") }
    var titleKey: String {
        switch self {
        case .gold: "gold.key"
        case .silver: "silver.key"
        }
    }
    var byKey: String { titleKey.localized }
}

struct Model { let badge: Badge; let name: String }

struct Sample: View {
    let model: Model
    let kind: Badge
    private let prefix = "pre."

    func a() -> String { NSLocalizedString("role." + model.name, comment: "") }
    func b() -> String { L("kind.\(kind)") }
    func c() -> String { L("kind.\(model.badge.rawValue).\(model.name)") }
    func d() -> String {
        let key = "followed"
        return NSLocalizedString(key, comment: "")
    }
    func e() -> String {
        let start = flag ? "x." : "y."
        let key = start + "end"
        return L(key)
    }
    func f(_ name: String) -> String { NSLocalizedString(name, comment: "") }
    func g() -> Text { Text(LocalizedStringKey("dyn." + model.name)) }
    func h() -> Text { Text(LocalizedStringKey(model.name)) }
    func i() -> String { String(localized: String.LocalizationValue("loc.\(model.name)")) }
    func j() -> String { L(["a", "b", model.name].joined(separator: ".")) }
    func k() -> String { L(String(format: "f.%@.g", model.name)) }
    func l() -> String { Bundle.main.localizedString(forKey: "k." + model.name, value: nil, table: "T") }
    func m() -> String {
        let key = switch kind { case .gold: "s.gold" case .silver: "s.silver" }
        return L(key)
    }
    func n() -> [String] { Badge.allCases.map { L("all.\($0.rawValue)") } }
}
