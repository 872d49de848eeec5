/// The types for which a string literal is a localizable text.
enum LocalizableType {
    /// Returns the kind and table of a literal of a type, or nil if the type is not localizable.
    static func kind(of name: String) -> (kind: KeyUse.Kind, table: String?)? {
        switch name {
        case "LocalizedStringKey", "SwiftUI.LocalizedStringKey": (.typedValue, nil)
        case "LocalizedStringResource", "Foundation.LocalizedStringResource": (.typedValue, nil)
        case "String.LocalizationValue", "LocalizationValue": (.typedValue, nil)
        case "IntentDescription", "IntentDialog", "TypeDisplayRepresentation", "DisplayRepresentation":
            (.appIntent, nil)
        case _ where name.hasPrefix("AppShortcutPhrase"): (.appIntent, "AppShortcuts")
        default: nil
        }
    }
}
