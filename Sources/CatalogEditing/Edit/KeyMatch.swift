import CatalogCore
import CatalogRuntime
import FileSearch

/// Which keys of a table a change is made to, by what they are called and how far they are.
package struct KeyMatch: Sendable {
    /// A pattern that keys must match.
    package var pattern: GlobPattern?
    /// A state that one of a key's texts must be in.
    package var state: TranslationState?
    /// The languages that a key must have a text in, in that state if there is one; none for any.
    package var languages: [LanguageTag] = []

    /// Creates a match that takes every key.
    package init() {}

    /// The keys of a table that it takes, each once, in the order of the table.
    package func keys(of table: any StringTable) -> [String] {
        var seen: Set<String> = []
        return (0..<table.entryCount).compactMap { index in
            let key = table.key(at: index).string
            guard pattern?.matches(key) ?? true, hasTexts(table, index) else { return nil }
            return seen.insert(key).inserted ? key : nil
        }
    }

    /// Whether the pattern matches any key of a table, whatever its texts.
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
