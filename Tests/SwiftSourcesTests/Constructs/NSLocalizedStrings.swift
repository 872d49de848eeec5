import Foundation

let a = NSLocalizedString("plain", comment: "A comment")
let b = NSLocalizedString("full", tableName: "Table", bundle: Bundle(for: Foo.self), value: "Text", comment: "")
let c = Bundle.main.localizedString(forKey: "bundle.key", value: "Fallback", table: "Legacy")
let d = Bundle.module.localizedString(forKey: "module.key", value: nil, table: nil)
let e = String(format: NSLocalizedString("formatted", comment: ""), 3)
let f = String.localizedStringWithFormat(NSLocalizedString("counted", comment: ""), 3)
let g = NSString.localizedUserNotificationString(forKey: "push", arguments: nil)
let h = NSLocalizedString("Hi \(name)", comment: "never matches")
let i = flag ? NSLocalizedString("then", comment: "") : NSLocalizedString("else", comment: "")
let j = NSLocalizedString(flag ? "one" : "two", comment: "")
