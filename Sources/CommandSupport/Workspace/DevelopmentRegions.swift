import XCStringsKit

/// The languages that legacy tables are translated from, as the Xcode projects above them say.
struct DevelopmentRegions: Sendable {
    private let languages: [String: LanguageTag]

    /// Looks for projects above files.
    ///
    /// - Parameter paths: the absolute paths of files in `.lproj` folders, by what they are called.
    init(of paths: [String: String]) {
        let folders = Dictionary(paths.map { (TablePath.tableFolder(of: $0.value) ?? "", $0.value) }) { min($0, $1) }
        let projects = folders.isEmpty ? [] : ProjectSearch(around: folders.values.sorted()).projects
        languages = paths.compactMapValues { path in
            let above = projects.filter { path.hasPrefix($0.folder + "/") }
            let nearest = above.max { $0.folder.utf8.count < $1.folder.utf8.count }
            return nearest?.sourceLanguage.map { LanguageTag($0) }
        }
    }

    /// The language of a file's table; nil where no project tells.
    func language(at path: String) -> LanguageTag? { languages[path] }
}

extension Workspace {
    /// The languages of some tables that do not tell themselves, as the projects above them say.
    func developmentRegions(of tables: [any StringTable]) -> DevelopmentRegions {
        let unknown = tables.filter { $0.isLegacy && $0.sourceLanguage == nil }
        return DevelopmentRegions(
            of: Dictionary(
                unknown.map { ($0.path, RelativePath.absolute($0.path, in: currentFolder)) }
            ) { first, _ in first })
    }
}
