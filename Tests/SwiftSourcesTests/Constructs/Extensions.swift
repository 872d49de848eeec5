// helpers: localised(), t, translate(_:arguments:)
import SwiftUI

extension String {
    func localised() -> LocalizedStringKey { .init(self) }
    var t: LocalizedStringKey { LocalizedStringKey(self) }
    var copy: String { .init(self) }
    static func translate(_ key: String, arguments: [String] = []) -> String { NSLocalizedString(key, tableName: "T", comment: "") }
}

let a = "called".localised()
let b = "asked".t
let c = String.translate("static", arguments: ["an argument"])
let d = "copied".copy
let e = Text("nested".t)
let f = ["in.array".t, "in.array.two".t].first
let g = condition ? "one".t : "two".t
let h = "multi"
    .localised()
