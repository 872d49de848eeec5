import CatalogCore
import CatalogRuntime
import FileSearch

/// A filter for the keys that a change applies to, by name and translation state.
package struct KeyMatch: Sendable {
    /// A pattern that the key must match.
    package var pattern: GlobPattern?
    /// A state that one of the key's texts must have.
    package var state: TranslationState?
    /// The languages in which a key must have a text, in the given state if there is one.
    ///
    /// Empty for any language.
    package var languages: [LanguageTag] = []

    /// Creates a filter that accepts every key.
    package init() {}

    /// Creates a filter that accepts the keys that match a pattern.
    package init(_ pattern: KeyWildcard) {
        self.pattern = pattern.glob
    }

    /// Returns the accepted keys of a table, each once, in table order.
    package func keys(of table: any StringTable) -> [String] {
        var seen: Set<ExactText> = []
        return (0..<table.entryCount).compactMap { index in
            let key = table.key(at: index).string
            guard pattern?.matches(key) ?? true, hasTexts(table, index) else { return nil }
            return seen.insert(ExactText(key)).inserted ? key : nil
        }
    }

    /// Whether the pattern matches any key of a table, regardless of texts.
    package func isMet(in table: any StringTable) -> Bool {
        (0..<table.entryCount).contains { pattern?.matches(table.key(at: $0).string) ?? true }
    }

    private func hasTexts(_ table: any StringTable, _ index: Int) -> Bool {
        guard state != nil || !languages.isEmpty else { return true }
        return table.entry(at: index).localizations.contains { localization in
            (languages.isEmpty || languages.contains { $0.isSameLanguage(as: localization.language) })
                && localization.content.parts.contains { state == nil || $0.unit.state == state }
        }
    }
}
