import CatalogCore
import CatalogLint
import CatalogRuntime

/// Computes the statistics of one table.
enum StatisticsCounter {
    /// Returns a row for each language, counted on all cores.
    static func rows(of table: TableContext, languages: [LanguageTag]?) -> [LanguageStatistics] {
        let parts = CountedEntries(of: table).inParts { part in
            let shown = part.table.languagesToShow(languages)
            var rows = emptyRows(for: shown, in: part.table)
            part.forEach { count($0, in: shown, &rows) }
            return rows
        }
        return parts.reduce(into: emptyRows(for: table.languagesToShow(languages), in: table)) { all, rows in
            for index in all.indices { all[index].add(rows[index]) }
        }
    }

    private static func emptyRows(for languages: [ShownLanguage], in table: TableContext) -> [LanguageStatistics] {
        languages.map { language in
            LanguageStatistics(
                path: table.path(of: language.tag), language: language.tag, isSource: language.facts.isSource)
        }
    }

    private static func count(
        _ entry: EntryContext, in languages: [ShownLanguage], _ rows: inout [LanguageStatistics]
    ) {
        for (index, language) in languages.enumerated() {
            let status = TranslationStatus(of: entry, in: language)
            let isCopy = status == .translated && entry.isUntranslatedSentence(in: language)
            rows[index].add(status, isCopy: isCopy, words: words(of: entry, in: language, status))
        }
    }

    private static func words(
        of entry: EntryContext, in language: ShownLanguage, _ status: TranslationStatus
    ) -> Int {
        guard entry.isTranslatable else { return 0 }
        let isLiteral = entry.table.table.isLiteral
        guard let localization = language.localization(of: entry.entry) else {
            let isOwnText = status == .translated && entry.keyIsText
            return isOwnText ? WordCount.words(in: entry.entry.key.utf8) : 0
        }
        return localization.content.parts.reduce(0) { sum, part in
            sum + (part.unit.value.map { WordCount.words(in: $0.utf8, isLiteral: isLiteral) } ?? 0)
        }
    }
}
