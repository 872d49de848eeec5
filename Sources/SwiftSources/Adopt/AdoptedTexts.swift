import CatalogRuntime
import XCStringsKit

/// What a table is to say under a new key, in each language that must have it.
///
/// Nobody may ever see the key itself: where no translation is known, the text that the code showed so far stands in,
/// marked for review.
struct AdoptedTexts: Hashable, Sendable {
    /// The language that the text is in.
    let language: LanguageTag
    /// The text as a catalog holds it.
    let text: String
    /// Whether it counts something, so that languages have several forms of it.
    let isPlural: Bool
    /// Translations that the project has already, by language.
    let known: [LanguageTag: String]

    /// The changes that bring the texts in.
    func changes(for addition: KeyAddition, in table: EditableTable) -> [EntryChange] {
        let own = addition.texts.isEmpty ? [] : texts(in: language, saying: text, .translated, in: table)
        let others = addition.languagesWithoutText(in: table).filter { !$0.isSameLanguage(as: language) }
        return own
            + others.flatMap { other -> [EntryChange] in
                if let found = known.first(where: { $0.key.isSameLanguage(as: other) })?.value {
                    return texts(in: other, saying: found, .needsReview, in: table)
                }
                // Catalogs have a state for what nobody has translated yet; the source language's text is shown for it.
                let isOpen = table.isCatalog && !table.isSource(other)
                return texts(in: other, saying: text, isOpen ? .new : .needsReview, in: table)
            }
    }

    /// The text, or its plural forms: of those only the one that the code had is finished.
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
