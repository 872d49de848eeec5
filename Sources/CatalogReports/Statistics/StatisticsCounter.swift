import CatalogCore
import CatalogLint
import CatalogRuntime

/// Computes the statistics of one table.
enum StatisticsCounter {
    /// Returns a row for each language.
    static func rows(of table: TableContext, languages: [LanguageTag]?) -> [LanguageStatistics] {
        let languages = table.languagesToShow(languages)
        var rows = languages.map { language in
            LanguageStatistics(
                path: table.path(of: language.tag), language: language.tag, isSource: language.facts.isSource)
        }
        for index in lastEntries(of: table.table) {
            let entry = EntryContext(table.table.entry(at: index), in: table)
            for (number, language) in languages.enumerated() {
                let status = TranslationStatus(of: entry, in: language)
                let isCopy = status == .translated && entry.isUntranslatedSentence(in: language)
                rows[number].add(status, isCopy: isCopy, words: words(of: entry, in: language, status))
            }
        }
        return rows
    }

    /// Returns the index of each distinct key.
    ///
    /// For a duplicate key, the last entry counts.
    static func lastEntries(of table: any StringTable) -> [Int] {
        guard table.isCatalog, !table.duplicateKeys.isEmpty else { return Array(0..<table.entryCount) }
        var last: [HashedBytes: Int] = [:]
        for index in 0..<table.entryCount { last[HashedBytes(table.key(at: index).utf8)] = index }
        return last.values.sorted()
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
