import CatalogCore
import CatalogRuntime

extension ChangedEntry {
    /// The languages that hold something else than before, in the order of the entry; last those that it has no more.
    static func languages(changedFrom old: Entry?, to new: Entry) -> [LanguageTag] {
        let gone = (old?.localizations ?? []).map(\.language).filter { new.localization($0) == nil }
        return new.localizations.filter { localization in
            guard let before = old?.localization(localization.language) else { return true }
            return DocumentFragment(before.content) != DocumentFragment(localization.content)
        }.map(\.language) + gone
    }

    /// Whether any text of a language says something else than before.
    func changesTexts(in language: LanguageTag) -> Bool {
        texts(of: old, in: language) != texts(of: new, in: language)
    }

    /// A key without a text in the source language is its own.
    private func texts(of entry: Entry?, in language: LanguageTag) -> [PartPath: String] {
        guard let parts = entry?.localization(language)?.content.parts else { return [.whole: key] }
        return Dictionary(parts.map { ($0.path, $0.unit.value?.string ?? "") }) { $1 }
    }
}
