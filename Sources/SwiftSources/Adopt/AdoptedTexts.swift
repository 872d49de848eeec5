import CatalogCore
import CatalogEditing
import CatalogRuntime

/// The texts that a table receives under a new key, one for each required language.
///
/// Users must never see the key itself. A language without a known translation therefore gets the text from the code,
/// marked for review.
struct AdoptedTexts: Hashable, Sendable {
    /// The language of the text.
    let language: LanguageTag
    /// The text as a catalog stores it.
    let text: String
    /// Whether the text contains a count and needs plural forms.
    let isPlural: Bool
    /// Translations that the project already has, by language.
    let known: [LanguageTag: String]

    /// Returns the changes that add the texts to a table.
    func changes(for addition: KeyAddition, in table: EditableTable) -> [EntryChange] {
        let own = addition.texts.isEmpty ? [] : texts(in: language, saying: text, .translated, in: table)
        let others = addition.languagesWithoutText(in: table).filter { !$0.isSameLanguage(as: language) }
        return own
            + others.flatMap { other -> [EntryChange] in
                if let found = known.first(where: { $0.key.isSameLanguage(as: other) })?.value {
                    return texts(in: other, saying: found, .needsReview, in: table)
                }
                // In a catalog, the state `new` marks untranslated texts, and the app shows the source text for them.
                let isOpen = table.isCatalog && !table.isSource(other)
                return texts(in: other, saying: text, isOpen ? .new : .needsReview, in: table)
            }
    }

    /// Returns the text or its plural forms; only the form that the code had gets the state `translated`.
    private func texts(
        in language: LanguageTag, saying text: String, _ state: TranslationState, in table: EditableTable
    ) -> [EntryChange] {
        guard isPlural else { return [.text(language, .whole, text, state)] }
        return PluralRules(language: language).neededCategories.map { category in
            let part = PartPath.whole.appending(.variation(.plural, category.rawValue))
            let isOwn = category == .other || state != .translated
            return .text(language, part, text, isOwn ? state : .needsReview)
        }
    }
}
