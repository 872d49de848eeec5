import CatalogCore
import CatalogRuntime

/// The usual translations of a table's source words in a language, derived from entries that share a word.
final class TableLexicon {
    /// The translations of the rows that share a source word.
    private struct Usage {
        /// The number of rows that have a translation.
        var translatedRows = 0
        /// The number of translated rows whose translation has a stem, by stem.
        var rowsByStem: [Int: Int] = [:]
    }

    /// The words of the source texts.
    private struct Sources {
        /// The stems of each entry's source text.
        private(set) var stems: [Int: Set<Int>] = [:]
        /// The first entries whose source text has a stem, by stem.
        private(set) var rows: [Int: [Int]] = [:]

        init(_ texts: [(entry: Int, text: Text)]) {
            for (entry, text) in texts {
                let stems = WordStems.ofSource(text)
                self.stems[entry] = stems
                for stem in stems where rows[stem, default: []].count < TableLexicon.mostRows {
                    rows[stem, default: []].append(entry)
                }
            }
        }
    }

    private let table: TableContext
    private let sourceTexts: [(entry: Int, text: Text)]
    /// The words of the source texts, read on first use, because most tables have no candidate for a swap.
    private lazy var sources = Sources(sourceTexts)
    /// The stems of translations in the current language, by entry; nil for an entry without a translation.
    private var stems: [Int: Set<Int>?] = [:]
    /// The translations in the current language, by the stem of the source word.
    private var usages: [Int: Usage] = [:]
    private var language: LanguageTag?
    /// A cache of the entries whose translations were read, for all languages.
    private var entries: [Int: Entry] = [:]

    /// The maximum number of entries to compare for a word.
    ///
    /// More entries add no information.
    private static let mostRows = 14

    /// Creates the lexicon of a table with its source texts.
    init(_ table: TableContext, sources: [(entry: Int, text: Text)]) {
        self.table = table
        sourceTexts = sources
    }

    /// Selects another language.
    func turn(to language: LanguageTag) {
        self.language = language
        stems = [:]
        usages = [:]
    }

    /// Returns the number of source words that a translation renders as other entries do.
    func support(forSource source: Int, inTextOf entry: Int) -> Int {
        guard let own = stems(of: entry), !own.isEmpty, let words = sources.stems[source] else { return 0 }
        let sourceTranslation = source == entry ? nil : stems(of: source)
        return words.count { word in
            guard let rows = sources.rows[word] else { return false }
            let hasEntry = rows.contains(entry)
            let excluded = rows.contains(source) ? sourceTranslation : nil
            let usage = usage(of: word, in: rows)
            let others = usage.translatedRows - (hasEntry ? 1 : 0) - (excluded == nil ? 0 : 1)
            guard others >= 2 else { return false }
            return own.contains { stem in
                guard var count = usage.rowsByStem[stem] else { return false }
                if hasEntry { count -= 1 }
                if let excluded, excluded.contains(stem) { count -= 1 }
                return count * 2 >= others
            }
        }
    }

    private func usage(of word: Int, in rows: [Int]) -> Usage {
        if let known = usages[word] { return known }
        var usage = Usage()
        for row in rows {
            guard let stems = stems(of: row) else { continue }
            usage.translatedRows += 1
            for stem in stems { usage.rowsByStem[stem, default: 0] += 1 }
        }
        usages[word] = usage
        return usage
    }

    private func stems(of entry: Int) -> Set<Int>? {
        if let known = stems[entry] { return known }
        let localization = read(entry).localizations.last { $0.language == language }
        let found = localization?.content.unit?.writtenText.map { WordStems.of($0) }
        stems[entry] = .some(found)
        return found
    }

    private func read(_ index: Int) -> Entry {
        if let known = entries[index] { return known }
        let entry = table.table.entry(at: index)
        entries[index] = entry
        return entry
    }
}
