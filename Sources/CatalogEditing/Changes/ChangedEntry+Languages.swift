import CatalogCore
import CatalogRuntime

extension ChangedEntry {
    /// Returns the languages whose contents differ, in entry order, followed by the removed languages.
    ///
    /// - Parameter change: The change of the entry's object. It tells which languages may differ if no member is doubled.
    static func languages(changedFrom old: Entry?, to new: Entry, by change: ObjectChange) -> [LanguageTag] {
        let gone = (old?.localizations ?? []).map(\.language).filter { new.localization($0) == nil }
        let named = old?.problems.isEmpty == true ? change.names(changedIn: "localizations") : nil
        return new.localizations.filter { localization in
            if let named, !named.contains(localization.language.spelling) { return false }
            guard let before = old?.localization(localization.language) else { return true }
            return !before.content.isWritten(like: localization.content)
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

extension LocalizedContent {
    /// Returns whether both contents are the same JSON in a catalog.
    fileprivate func isWritten(like other: LocalizedContent) -> Bool {
        guard let unit = onlyUnit, let otherUnit = other.onlyUnit else {
            return DocumentFragment(self) == DocumentFragment(other)
        }
        // Most contents are one text, which needs no JSON to be compared.
        guard let value = unit.value, let otherValue = otherUnit.value else {
            return unit.state == otherUnit.state && unit.value == nil && otherUnit.value == nil
        }
        return unit.state == otherUnit.state && value.hasSameContents(as: otherValue)
    }
}
