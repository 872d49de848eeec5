import CatalogCore
import CatalogRuntime

/// The output folders of the languages of a catalog.
struct CompiledLanguages: Sendable {
    /// The names of the folders to write, in order.
    let folders: [String]
    /// The index of the folder of the source language in `folders`; nil if it is not compiled.
    let source: Int?
    /// The name of the folder of the source language.
    let sourceFolder: String?
    /// The languages of the catalog, each spelling once.
    let spelled: [Spelled]
    private let names: [String: String]
    /// Whether a language of the catalog cannot have a folder.
    private let hasUnusable: Bool

    /// A language as the catalog spells it.
    struct Spelled {
        let language: LanguageTag
        /// The index of its folder; nil if it is not compiled.
        let folder: Int?
        /// Whether it has the folder of the source language.
        let isSource: Bool
    }

    /// Determines the folders for the languages of a catalog.
    ///
    /// - Parameter wanted: The languages to compile; nil for all.
    init(_ catalog: Catalog, wanted: [LanguageTag]?) {
        let sourceLanguage = catalog.sourceLanguage
        let all = catalog.languages + (sourceLanguage.map { [$0] } ?? [])
        var names: [String: String] = [:]
        for language in all { names[language.spelling] = LanguageFolder(language)?.name }
        self.names = names
        hasUnusable = all.contains { names[$0.spelling] == nil }
        let selected = wanted.map { wanted in
            all.filter { language in wanted.contains { $0.isSameLanguage(as: language) } }
        }
        folders = Set((selected ?? all).compactMap { names[$0.spelling] })
            .sorted { PropertyListOrder.precedes($0.utf8, $1.utf8) }
        let indices = Dictionary(uniqueKeysWithValues: folders.enumerated().map { ($0.element, $0.offset) })
        let sourceFolder = sourceLanguage.flatMap { names[$0.spelling] }
        self.sourceFolder = sourceFolder
        source = sourceFolder.flatMap { indices[$0] }
        var seen: Set<LanguageTag> = []
        spelled = all.filter { seen.insert($0).inserted }.map { language in
            let name = names[language.spelling]
            return Spelled(
                language: language, folder: name.flatMap { indices[$0] },
                isSource: name != nil && name == sourceFolder)
        }
    }

    /// Returns the name of the folder of a language; nil if the language cannot have one.
    private func folder(of language: LanguageTag) -> String? { names[language.spelling] }

    // MARK: - Diagnostics

    /// Whether each language has a folder that no other spelling has.
    private var areDistinct: Bool { !hasUnusable && Set(names.values).count == names.count }

    /// Returns the warnings about languages without a folder of their own, one for each spelling.
    ///
    /// - Parameter order: The indices of the entries, the first of which own a folder.
    func diagnostics(on catalog: Catalog, in order: [Int]) -> [CompilerDiagnostic] {
        guard !areDistinct else { return [] }
        var diagnostics: [CompilerDiagnostic] = []
        var owners: [String: String] = [:]
        var named: Set<String> = []
        for entry in order.lazy.map(catalog.entry(at:)) {
            for localization in entry.localizations where !localization.content.isEmpty {
                let spelling = localization.language.spelling
                let problem: CompilerProblem
                if let folder = folder(of: localization.language) {
                    let owner = owners[folder] ?? spelling
                    owners[folder] = owner
                    guard owner != spelling else { continue }
                    problem = .sameFolder(language: owner, folder: folder)
                } else {
                    problem = .unusableLanguage
                }
                guard named.insert(spelling).inserted else { continue }
                diagnostics.append(
                    CompilerDiagnostic(
                        problem: problem, language: spelling, key: entry.key.string, part: nil,
                        location: localization.languageLocation))
            }
        }
        return diagnostics
    }
}
