import CatalogCore
import CatalogRuntime

/// A collector of the translations of a table that do not fit their sources.
struct MismatchCollector {
    private let table: TableContext
    /// The bytes of the catalog's file, to which the collected texts refer; nil for a legacy table.
    private let file: [UInt8]?
    /// The source texts of all entries that need translation.
    private(set) var sources: [(entry: Int, text: Text)] = []
    private var byLanguage: [LanguageTag: [MismatchedTranslation]] = [:]

    init(_ table: TableContext) {
        self.table = table
        file = table.table.document?.bytes
    }

    /// The number of entries to read at once, because a copy of the bytes of all would be as large as the file.
    private static let entriesAtOnce = 128

    /// The mismatches by language, both in table order.
    var mismatches: [(language: LanguageFacts, mismatches: [MismatchedTranslation])] {
        table.table.languages.compactMap { language in byLanguage[language].map { (table.facts(of: language), $0) } }
    }

    /// Examines the complete texts of all translatable keys.
    mutating func collect() {
        guard table.hasSource else { return }
        let count = table.table.entryCount
        for start in stride(from: 0, to: count, by: Self.entriesAtOnce) {
            var index = start
            table.table.forEachEntry(in: start..<min(start + Self.entriesAtOnce, count)) { entry in
                collect(EntryContext(entry, in: table), at: index)
                index += 1
            }
        }
    }

    /// Returns a text without the excerpt of the file that it was read from.
    private func lasting(_ text: Text) -> Text { file.map { text.inFile($0) } ?? text }

    private mutating func collect(_ entry: EntryContext, at index: Int) {
        guard entry.isTranslatable, let source = entry.counterpart(of: .whole), !source.isEmpty else { return }
        let lastingSource = lasting(source)
        sources.append((index, lastingSource))
        let traits = TextTraits(source)
        guard traits.letters >= 3 else { return }
        for (position, localization) in entry.entry.localizations.enumerated() {
            guard let text = localization.content.unit?.writtenText, !localization.content.hasCases,
                !table.facts(of: localization.language, near: position).isSource,
                let degree = MismatchedTranslation.degree(of: text, for: source, traits)
            else { continue }
            byLanguage[localization.language, default: []].append(
                MismatchedTranslation(
                    entry: index, key: lasting(entry.entry.key), source: lastingSource, sourceTraits: traits,
                    text: lasting(text), traits: degree.traits, degree: degree.value))
        }
    }
}
