// helpers: L(_:), tr(_:table:), Strings.get(_:), text(forKey:), i18n
import Foundation

extension String {
    var localized: String { NSLocalizedString(self, tableName: "Main", bundle: .module, comment: "") }
    func localized(with arguments: CVarArg...) -> String { String(format: localized, arguments: arguments) }
}

func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }

let a = "property".localized
let b = "with %lld".localized(with: 3)
let c = "with.text".localized(with: "an argument")
let d = L("function")
let e = tr("table.default")
let f = tr("table.named", table: "Other")
let g = text(forKey: "labelled")
let h = "i18n.property".i18n
let i = flag ? "ternary.one".localized : "ternary.two".localized
let j = (flag ? "bracket.one" : "bracket.two").localized
let k = "badge.\(kind).title".localized
let l = L(name)
let m = name.localized
let n = ("role." + name).localized
let o = "not.a.helper".uppercased()
let p = L("a \(name)")
