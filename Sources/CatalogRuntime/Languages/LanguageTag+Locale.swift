import Foundation

extension LanguageTag {
    /// Creates the language tag of a locale, such as `pt-BR` for `pt_BR@calendar=gregorian`.
    public init(_ locale: Locale) {
        let name = locale.identifier.prefix { $0 != "@" }
        self = LanguageTag(String(name)).canonical
    }

    /// The locale of the language, for dates, numbers and units next to its texts.
    ///
    /// The user's own settings are kept: the 24-hour clock, the calendar, the first day of the week and the units. The
    /// region is kept if the tag has none (`en` in Brazil is `en_BR`).
    public var locale: Locale { locale(for: .current) }

    /// Returns the locale of the language for a user whose own locale is `system`.
    package func locale(for system: Locale) -> Locale {
        guard isWellFormed else { return system }
        if isSameLanguage(as: LanguageTag(system)) { return system }
        var components = Locale.Components(locale: system)
        let own = Locale.Language.Components(identifier: canonical.spelling)
        if own.languageCode != components.languageComponents.languageCode {
            // Digits and sort order belong to the language and not to the user's settings.
            components.numberingSystem = nil
            components.collation = nil
        }
        components.variant = nil
        components.languageComponents = own
        if own.region == nil { components.languageComponents.region = system.region }
        return Locale(components: components)
    }
}
