import CatalogCore
import CatalogRuntime

/// The spellings of a table's languages, which new texts adopt.
struct SpelledLanguages {
    /// The spellings by canonical language.
    private let known: [LanguageTag: [LanguageTag]]
    private let path: String

    init(of table: any StringTable) {
        path = table.path
        let source = table.isLegacy ? nil : table.sourceLanguage
        let languages = table.languages + [source].compactMap { $0 }.filter { !table.languages.contains($0) }
        known = Dictionary(grouping: languages, by: \.canonical)
    }

    /// Returns the table's spelling of a language, or the canonical one for a new language.
    ///
    /// - Throws: a refusal if the table has several spellings, or if the tag is not a registered language.
    func spelling(of language: LanguageTag) throws(ChangeRefusal) -> LanguageTag {
        let spellings = known[language.canonical] ?? []
        if spellings.count > 1 { throw .severalSpellings(path, language.canonical, spellings) }
        if let spelling = spellings.first { return spelling }
        if let problem = LanguageRegistry.problem(of: language) {
            throw .unknownLanguage(language, problem)
        }
        return language.canonical
    }
}
