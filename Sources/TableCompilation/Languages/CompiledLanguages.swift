import CatalogCore
import CatalogRuntime

/// The folders that the languages of a catalog go to.
struct CompiledLanguages {
    /// The folders to write, by name.
    let folders: [String]
    /// The number of the source language's folder among them; nil where it is not compiled.
    let source: Int?
    /// The name of the source language's folder.
    let sourceFolder: String?
    private let indices: [String: Int]
    private let names: [String: String]

    /// Finds the folders of a catalog's languages.
    ///
    /// - Parameter wanted: the languages to compile; nil for all.
    init(_ catalog: Catalog, wanted: [LanguageTag]?) {
        let sourceLanguage = catalog.sourceLanguage
        let all = catalog.languages + (sourceLanguage.map { [$0] } ?? [])
        var names: [String: String] = [:]
        for language in all { names[language.spelling] = LanguageFolder(language)?.name }
        self.names = names
        let selected = wanted.map { wanted in
            all.filter { language in wanted.contains { $0.isSameLanguage(as: language) } }
        }
        folders = Set((selected ?? all).compactMap { names[$0.spelling] })
            .sorted { PropertyListOrder.precedes($0.utf8, $1.utf8) }
        let indices = Dictionary(uniqueKeysWithValues: folders.enumerated().map { ($0.element, $0.offset) })
        self.indices = indices
        sourceFolder = sourceLanguage.flatMap { names[$0.spelling] }
        source = sourceFolder.flatMap { indices[$0] }
    }

    /// The name of a language's folder; nil for one that cannot have any.
    func folder(of language: LanguageTag) -> String? { names[language.spelling] }

    /// The number of a language's folder; nil where it is not compiled.
    func index(of language: LanguageTag) -> Int? { names[language.spelling].flatMap { indices[$0] } }
}
