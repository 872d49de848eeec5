import CatalogCore

/// A comparison of two keys' translations in each language.
package struct TranslatedPair {
    /// The languages in which both keys have the same text.
    package private(set) var equal: [(ShownText, ShownText)] = []
    /// The number of languages in which both keys have a text.
    package private(set) var translated = 0

    /// Compares two entries.
    ///
    /// Copies of a source do not count as translations.
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

    /// Whether more than half of at least four languages use one text for both keys, so that the equality is intended.
    package var isUsual: Bool { translated > 3 && equal.count * 2 > translated }

    private static func shown(
        _ localization: Localization, _ language: LanguageFacts, in entry: EntryContext
    ) -> ShownText? {
        guard let text = localization.content.unit?.writtenText, !localization.content.hasCases else { return nil }
        let shown = ShownText(key: entry.entry.key, language: language, path: .whole, text: text)
        return shown.isCopy(in: entry) ? nil : shown
    }
}
