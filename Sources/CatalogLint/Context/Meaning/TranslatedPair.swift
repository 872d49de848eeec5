import CatalogCore

/// Two keys of a table, side by side in each language.
package struct TranslatedPair {
    /// The languages in which both have the same text.
    package private(set) var equal: [(ShownText, ShownText)] = []
    /// In how many languages both have a text.
    package private(set) var translated = 0

    /// Compares two entries; copies of a source don't count as translations.
    package init(_ first: Int, _ second: Int, in table: TableContext) {
        let left = EntryContext(table.table.entry(at: first), in: table)
        let right = EntryContext(table.table.entry(at: second), in: table)
        for localization in left.entry.localizations {
            let language = table.facts(of: localization.language)
            guard !language.isSource, let one = Self.shown(localization, language, in: left),
                let counterpart = right.entry.localizations.last(where: { $0.language == localization.language }),
                let other = Self.shown(counterpart, language, in: right)
            else { continue }
            translated += 1
            if one.text.hasSameContents(as: other.text) { equal.append((one, other)) }
        }
    }

    /// Whether more than half of at least four languages have one text for both, so that nobody erred.
    package var isUsual: Bool { translated > 3 && equal.count * 2 > translated }

    private static func shown(
        _ localization: Localization, _ language: LanguageFacts, in entry: EntryContext
    ) -> ShownText? {
        guard let text = localization.content.unit?.writtenText, !localization.content.hasCases else { return nil }
        let shown = ShownText(key: entry.entry.key, language: language, path: .whole, text: text)
        return shown.isCopy(in: entry) ? nil : shown
    }
}
