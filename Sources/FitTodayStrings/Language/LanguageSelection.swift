/// The languages that a person can choose inside the app.
///
/// The app keeps the choice, as in `@AppStorage(LanguageSelection.storageKey) var language = LanguageSelection.system`. It
/// calls ``apply()`` when it starts, on what it has ``stored(in:)``, and when the choice changes; every text that is
/// resolved afterwards is in that language.
public enum LanguageSelection: String, CaseIterable, Hashable, Sendable, Codable {
    /// Whatever the system prefers.
    case system
    /// English.
    case english = "en"
    /// Brazilian Portuguese.
    case portuguese = "pt-BR"

    /// The language's tag; nil where the system decides.
    public var language: LanguageTag? { self == .system ? nil : LanguageTag(rawValue) }

    /// The name to choose by; a language is named in itself, so that whoever is lost finds the way back.
    public var name: LocalizedString {
        switch self {
        case .system: Strings.Profile.Language.system
        case .english: Strings.Profile.Language.english
        case .portuguese: Strings.Profile.Language.portuguese
        }
    }

    /// Switches the app to the language, while it runs.
    public func apply() {
        CatalogLanguage.select(language)
    }

    /// What the app is switched to; `system` where it was switched to none of these.
    public static var current: LanguageSelection {
        guard let language = CatalogLanguage.selection.language else { return .system }
        return allCases.first { $0.language == language } ?? .system
    }
}
