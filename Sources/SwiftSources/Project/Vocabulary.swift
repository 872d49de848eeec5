import CatalogCore
import CatalogRuntime

/// The words that the tables of a project use as language, by which they differ from names.
///
/// Names are capitalized wherever they stand. So a word is language if a source text has it in lower case, or if it is
/// a whole entry of its own.
final class Vocabulary: Sendable {
    private let tables: [any StringTable]
    /// The words in lower case; nil until a search asks for them.
    private let words = Locked<Set<String>?>(nil)

    init(_ tables: [any StringTable]) { self.tables = tables }

    /// Returns whether all words are language.
    func has(_ words: [String]) -> Bool {
        let known = all
        return !words.isEmpty && words.allSatisfy { known.contains($0.lowercased()) }
    }

    private var all: Set<String> { words.value { Self.words(in: tables) } }

    /// Returns the source language of a table, which for a legacy table is English if its files do not give it.
    static func source(of table: any StringTable) -> LanguageTag? {
        table.sourceLanguage ?? table.languages.first { $0.spelling.prefix { $0.isLetter } == "en" }
    }

    private static func words(in tables: [any StringTable]) -> Set<String> {
        var words: Set<String> = []
        for table in tables where !table.isStoreText {
            let source = source(of: table)
            for index in 0..<table.entryCount {
                let entry = table.entry(at: index)
                let text = source.flatMap { entry.localization($0)?.content.unit?.value } ?? entry.key
                add(text.string, to: &words)
            }
        }
        return words
    }

    private static func add(_ text: String, to words: inout Set<String>) {
        let parts = text.split { !($0.isLetter || $0 == "-" || $0 == "'" || $0 == "’") }
        if parts.count == 1 { return words.formUnion(parts.map { $0.lowercased() }) }
        for part in parts where part.first?.isUppercase != true { words.insert(String(part)) }
    }
}
