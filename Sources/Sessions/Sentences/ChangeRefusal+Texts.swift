import CatalogCore
import CatalogEditing
import CatalogLint
import InterfaceTexts

extension ChangeRefusal {
    /// Returns the message about required languages without a text.
    static func missing(_ languages: [LanguageTag], given: [LanguageTag]) -> String {
        let refusal = Texts.Refusal.missingLanguages(
            languages: Words.list(languages),
            options: Words.list(languages.map { "--value \($0.shown)=TEXT" })
        ).resolved
        guard !given.isEmpty else { return refusal }
        return "\(Texts.Refusal.givenOthers(refusal: refusal, languages: Words.list(given)))"
    }

    /// Returns the message about missing plural forms.
    static func missing(
        _ categories: [PluralCategory], at path: PartPath, in language: LanguageTag
    ) -> String {
        let parts = categories.map { path.appending(.variation(.plural, $0.rawValue)) }
        return Texts.Refusal.missingCategories(
            categories: Words.list(categories.map { "“\($0.rawValue)”" }),
            language: language.shown,
            options: Words.list(parts.map { "--value \(language.shown).\($0.shown)=TEXT" })
        ).resolved
    }

    /// Returns the message about keys that already have different texts in a language.
    ///
    /// Names only the first keys.
    static func conflict(over keys: [String], in language: LanguageTag, path: String) -> String {
        let named = Words.list(keys.map { Quotation.of($0) }, atMost: 10)
        return
            "\(Texts.Refusal.languageConflict(path: VisibleText.path(path), language: language.shown, keys: named))"
    }

    /// Formats parts as the command line names them.
    static func list(_ parts: [PartPath], in language: LanguageTag) -> String {
        Words.list(parts.map { $0.isWhole ? language.shown : "\(language.shown).\($0.shown)" })
    }
}
