import Foundation

extension LanguageTag {
    /// The language of a locale: `pt-BR` of `pt_BR@calendar=gregorian`.
    public init(_ locale: Locale) {
        let name = locale.identifier.prefix { $0 != "@" }
        self = LanguageTag(String(name)).canonical
    }

    /// The locale of the language, for dates, numbers and units beside its texts.
    ///
    /// What is the person's own stays: the region where the language names none (`en` in Brazil is `en_BR`), 24 hours,
    /// the calendar, the first day of the week and the units that they set.
    public var locale: Locale { locale(for: .current) }

    /// The locale of the language for a person whose own locale is `system`.
    package func locale(for system: Locale) -> Locale {
        guard isWellFormed else { return system }
        if isSameLanguage(as: LanguageTag(system)) { return system }
        var components = Locale.Components(locale: system)
        let own = Locale.Language.Components(identifier: canonical.spelling)
        if own.languageCode != components.languageComponents.languageCode {
            // Digits and sorting belong to the language, not to the person.
            components.numberingSystem = nil
            components.collation = nil
        }
        components.variant = nil
        components.languageComponents = own
        if own.region == nil { components.languageComponents.region = system.region }
        return Locale(components: components)
    }
}
