import CatalogCore
import CatalogRuntime

/// Keys of a table whose translations are swapped.
package struct SwappedTranslations: Sendable {
    /// A group of keys whose translations are swapped.
    package struct Swap: Sendable {
        /// The keys, each of which has the translation of the next key.
        package let rows: [Row]
        /// The languages of the swap, in table order.
        package private(set) var languages: [LanguageFacts]
        /// Whether one of the languages alone proves the swap.
        fileprivate var isSure: Bool

        fileprivate mutating func add(_ language: LanguageFacts, isSure: Bool) {
            languages.append(language)
            self.isSure = self.isSure || isSure
        }
    }

    /// A key with its source text and its current translation.
    package struct Row: Sendable {
        /// The key with the wrong translation.
        package let key: Text
        /// The source text of the key.
        package let source: Text
        /// The translation in the first of the languages.
        package let text: Text
    }

    /// The swaps, in table order.
    package let swaps: [Swap]
    /// The source texts of the translatable keys, with entry indices.
    ///
    /// A by-product of the search.
    let sources: [(entry: Int, text: Text)]
    private let locations: [LanguageTag: Set<Int>]

    /// Searches a table for swapped translations.
    init(_ table: TableContext) {
        var collector = MismatchCollector(table)
        collector.collect()
        let lexicon = TableLexicon(table, sources: collector.sources)
        sources = collector.sources
        var found: [[Int]: Swap] = [:]
        for (language, mismatches) in collector.mismatches where mismatches.count > 1 {
            lexicon.turn(to: language.tag)
            var search = SwapSearch(mismatches, lexicon: lexicon)
            for cycle in search.cycles() {
                let rows = cycle.mismatches.map { mismatches[$0] }
                let first = Row.all(of: rows)
                found[rows.map(\.entry), default: Swap(rows: first, languages: [], isSure: false)]
                    .add(language, isSure: cycle.isSure)
            }
        }
        swaps = found.filter { Self.isReported($0.value, in: table.table, rows: $0.key) }.sorted {
            $0.key.lexicographicallyPrecedes($1.key)
        }
        .map(\.value)
        var locations: [LanguageTag: Set<Int>] = [:]
        for swap in swaps {
            for language in swap.languages {
                locations[language.tag, default: []].formUnion(swap.rows.map(\.key.range.lowerBound))
            }
        }
        self.locations = locations
    }

    /// Returns whether to report a swap: one language proves it, or three languages and half of all agree.
    ///
    /// Where most languages fit, the source texts have changed, and a few translations are still those of the old ones.
    private static func isReported(_ swap: Swap, in table: any StringTable, rows: [Int]) -> Bool {
        if swap.isSure { return true }
        let others = rows.map { table.entry(at: $0).localizations.count - 1 }.min() ?? 0
        return Set(swap.languages.map { $0.canonical.language }).count >= 3 && swap.languages.count * 2 >= others
    }

    /// Returns whether a key is part of a swap in a language.
    func contains(key: Text, language: LanguageTag) -> Bool {
        locations[language]?.contains(key.range.lowerBound) ?? false
    }
}

extension SwappedTranslations.Row {
    fileprivate static func all(of mismatches: [MismatchedTranslation]) -> [Self] {
        mismatches.map { Self(key: $0.key, source: $0.source, text: $0.text) }
    }
}

extension TableContext {
    /// The keys with swapped translations, computed on first use.
    package var swappedTranslations: SwappedTranslations { swapMemo.value { SwappedTranslations(self) } }

    /// Returns whether a key has the translation of another key.
    package func isSwapped(key: Text, language: LanguageTag) -> Bool {
        swappedTranslations.contains(key: key, language: language)
    }
}
