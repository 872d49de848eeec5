import CatalogCore
import CatalogRuntime

extension ChangedEntry {
    /// Returns the languages whose contents differ, in entry order, followed by the removed languages.
    static func languages(changedFrom old: Entry?, to new: Entry) -> [LanguageTag] {
        let gone = (old?.localizations ?? []).map(\.language).filter { new.localization($0) == nil }
        return new.localizations.filter { localization in
            guard let before = old?.localization(localization.language) else { return true }
            return DocumentFragment(before.content) != DocumentFragment(localization.content)
        }.map(\.language) + gone
    }

    /// Whether the change adds, removes or replaces a text of a language; states do not count.
    func changesTexts(in language: LanguageTag) -> Bool {
        texts(of: old, in: language) != texts(of: new, in: language)
    }

    /// Returns the texts of a language by part.
    ///
    /// If the language has no content, the key counts as its text.
    private func texts(of entry: Entry?, in language: LanguageTag) -> [PartPath: String] {
        guard let parts = entry?.localization(language)?.content.parts else { return [.whole: key] }
        return Dictionary(parts.map { ($0.path, $0.unit.value?.string ?? "") }) { $1 }
    }
}
