import CatalogRuntime

/// The languages that a user can choose in the app.
///
/// The app stores the selection, as in `@AppStorage(LanguageSelection.storageKey) var language =
/// LanguageSelection.system`. When the app starts, it calls ``apply()`` on the result of ``stored(in:)``. It calls
/// ``apply()`` again after each change. All texts resolved afterwards are in the selected language.
public nonisolated enum LanguageSelection: String, CaseIterable, Hashable, Sendable, Codable {
    /// The system's language.
    case system
    /// English.
    case english = "en"
    /// Brazilian Portuguese.
    case portuguese = "pt-BR"

    /// The language; nil if the system decides.
    public var language: LanguageTag? { self == .system ? nil : LanguageTag(rawValue) }

    /// The name in a list of languages.
    ///
    /// The name of each language is in that language, so that users recognize their own.
    public var name: LocalizedString {
        switch self {
        case .system: Strings.Profile.Language.system
        case .english: Strings.Profile.Language.english
        case .portuguese: Strings.Profile.Language.portuguese
        }
    }

    /// Switches the running app to the language.
    public func apply() {
        CatalogLanguage.select(language)
    }

    /// The current selection; `system` if the app was not switched to one of these languages.
    public static var current: LanguageSelection {
        guard let language = CatalogLanguage.selection.language else { return .system }
        return allCases.first { $0.language == language } ?? .system
    }
}
