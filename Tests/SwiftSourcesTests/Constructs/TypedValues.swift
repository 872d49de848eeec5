import SwiftUI

typealias Key = LocalizedStringKey

struct Page {
    let title: LocalizedStringKey = "stored"
    static let shared: LocalizedStringResource = "static"
    var optional: LocalizedStringKey? = "optional"
    var computed: LocalizedStringKey { "computed" }
    var list: [LocalizedStringKey] = ["list.one", "list.two"]
    let map: [Int: LocalizedStringKey] = [1: "map.one", 2: "map.two"]
    let keyed: [String: LocalizedStringKey] = ["not.a.key": "keyed.value"]
    let pairs: [(LocalizedStringKey, String)] = [("pair.key", "pair.text")]
    let named: (title: LocalizedStringKey, icon: String) = (title: "tuple.title", icon: "star")
    var alias: Key = "alias"
    var value: String.LocalizationValue = "localization.value"
    var later: LocalizedStringKey
    var plain: String = "a string"
    var inferred = "inferred string"
    lazy var closure: LocalizedStringKey = { "closure" }()

    var choice: LocalizedStringKey {
        switch self.kind {
        case .a: "switch.a"
        case .b: return "switch.b"
        default:
            if flag { return "switch.if" }
            return "switch.default"
        }
    }

    var expression: LocalizedStringKey {
        let text: LocalizedStringKey = if flag { "if.then" } else if other { "if.elseif" } else { "if.else" }
        return text
    }

    func result(_ flag: Bool) -> LocalizedStringKey { flag ? "ternary.then" : "ternary.else" }
    func nested(_ n: Int) -> LocalizedStringKey { n == 0 ? "nested.zero" : n == 1 ? "nested.one" : "nested.many" }
    func fallback() -> LocalizedStringKey { optional ?? "fallback" }
    func argument(title: LocalizedStringKey = "default.argument") {}
    func cast() { show("cast" as LocalizedStringKey) }
    func text() -> String { "a result" }

    init() {
        later = "assigned"
        self.optional = flag ? "assigned.then" : "assigned.else"
        plain = "assigned string"
    }
}

struct Other {
    var page = Page()
    mutating func change() { page.later = "through.member" }
}
