import Foundation

let count = 3
let a = String(localized: "plain")
let b = String(localized: "with.default", defaultValue: "The text \(count)", table: "Other", bundle: .module, locale: .current, comment: "Why")
let c = AttributedString(localized: "attributed")
let d = LocalizedStringResource("resource", defaultValue: "Resource", table: "Res", comment: "For later")
let e = String.LocalizationValue("value")
let f = LocalizedStringKey("key")
let g = String(localized: "interpolated \(count)")
let h = String(localized: "placeholder \(placeholder: .int) \(placeholder: .object)")
let i = String(localized: LocalizedStringResource("nested"))
let j = String(localized: .init("untyped"))

func implicitInitializer() -> String {
    let text: String = .init(localized: "implicit.init", defaultValue: "By its type")
    return text
}
