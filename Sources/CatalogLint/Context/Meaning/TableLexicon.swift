import CatalogCore
import CatalogRuntime

/// What the words of a table's sources mostly become in a language, told by the rows that share a word.
final class TableLexicon {
    private let table: TableContext
    /// The words of each entry's source text.
    private var words: [Int: Set<Int>] = [:]
    /// The first entries whose source has a word.
    private var rows: [Int: [Int]] = [:]
    /// The words of translations in the language at hand.
    private var stems: [Int: Set<Int>?] = [:]
    private var language: LanguageTag?
    /// The entries whose translations were asked for, in whichever language.
    private var entries: [Int: Entry] = [:]

    /// More rows of a word say nothing new.
    private static let mostRows = 14

    /// Reads the source texts.
    init(_ table: TableContext, sources: [(entry: Int, text: Text)]) {
        self.table = table
        for (entry, text) in sources {
            let stems = WordStems.ofSource(text)
            words[entry] = stems
            for stem in stems where rows[stem, default: []].count < Self.mostRows {
                rows[stem, default: []].append(entry)
            }
        }
    }

    /// Turns to another language.
    func turn(to language: LanguageTag) {
        self.language = language
        stems = [:]
    }

    /// How many words of a source are in a translation as other rows translate them.
    func support(forSource source: Int, inTextOf entry: Int) -> Int {
        guard let own = stems(of: entry), !own.isEmpty else { return 0 }
        return (words[source] ?? []).count { word in
            let others = (rows[word] ?? []).filter { $0 != source && $0 != entry }.compactMap { stems(of: $0) }
            guard others.count >= 2 else { return false }
            return own.contains { stem in others.count { $0.contains(stem) } * 2 >= others.count }
        }
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
