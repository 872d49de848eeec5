import CatalogCore
import CatalogRuntime

/// A collector of the translations of a table that do not fit their sources.
struct MismatchCollector {
    private let table: TableContext
    /// The source texts of all entries that need translation.
    private(set) var sources: [(entry: Int, text: Text)] = []
    private var byLanguage: [LanguageTag: [MismatchedTranslation]] = [:]

    init(_ table: TableContext) {
        self.table = table
    }

    /// The mismatches by language, both in table order.
    var mismatches: [(language: LanguageFacts, mismatches: [MismatchedTranslation])] {
        table.table.languages.compactMap { language in byLanguage[language].map { (table.facts(of: language), $0) } }
    }

    /// Examines the complete texts of all translatable keys.
    mutating func collect() {
        guard table.hasSource else { return }
        var index = 0
        table.table.forEachEntry(in: 0..<table.table.entryCount) { entry in
            collect(EntryContext(entry, in: table), at: index)
            index += 1
        }
    }

    private mutating func collect(_ entry: EntryContext, at index: Int) {
        guard entry.isTranslatable, let source = entry.counterpart(of: .whole), !source.isEmpty else { return }
        sources.append((index, source))
        let traits = TextTraits(source)
        guard traits.letters >= 3 else { return }
        for (location, localization) in entry.entry.localizations.enumerated() {
            guard let text = localization.content.unit?.writtenText, !localization.content.hasCases,
                !table.facts(of: localization.language, near: location).isSource,
                let mismatch = MismatchedTranslation(text, of: source, traits, entry: index, key: entry.entry.key)
            else { continue }
            byLanguage[localization.language, default: []].append(mismatch)
        }
    }
}
