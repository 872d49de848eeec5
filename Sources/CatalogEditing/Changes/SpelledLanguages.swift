import CatalogCore
import CatalogRuntime

/// How a table spells languages, for texts that are to be written into it.
struct SpelledLanguages {
    private let known: [LanguageTag]
    private let path: String

    init(of table: any StringTable) {
        path = table.path
        let source = table.isLegacy ? nil : table.sourceLanguage
        known = table.languages + [source].compactMap { $0 }.filter { !table.languages.contains($0) }
    }

    /// The table's own spelling of a language; of one that is new to it the canonical one.
    ///
    /// - Throws: where the table has several, and for tags that name no registered language.
    func spelling(of language: LanguageTag) throws(ChangeRefusal) -> LanguageTag {
        let spellings = known.filter { $0.isSameLanguage(as: language) }
        if spellings.count > 1 { throw .severalSpellings(path, language.canonical, spellings) }
        if let spelling = spellings.first { return spelling }
        if let problem = LanguageRegistry.problem(of: language) {
            throw .unknownLanguage(language, problem)
        }
        return language.canonical
    }
}
