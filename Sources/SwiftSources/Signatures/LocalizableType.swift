/// The types of which a string literal makes a localizable text.
enum LocalizableType {
    /// What a literal of the type is; nil for a type that takes its texts as they are.
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
