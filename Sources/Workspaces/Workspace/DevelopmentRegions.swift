import CatalogCore
import XcodeProjects

/// The source languages of legacy tables, as declared by the Xcode projects that contain them.
package struct DevelopmentRegions: Sendable {
    private let languages: [String: LanguageTag]

    /// Searches for the projects that contain files.
    ///
    /// - Parameter paths: The absolute paths of files in `.lproj` folders, by their displayed paths.
    init(of paths: [String: String]) {
        let folders = Dictionary(paths.map { (TablePath.tableFolder(of: $0.value) ?? "", $0.value) }) { min($0, $1) }
        let projects = folders.isEmpty ? [] : ProjectSearch(around: folders.values.sorted()).projects
        languages = paths.compactMapValues { path in
            let above = projects.filter { path.hasPrefix($0.folder + "/") }
            let nearest = above.max { $0.folder.utf8.count < $1.folder.utf8.count }
            return nearest?.sourceLanguage.map { LanguageTag($0) }
        }
    }

    /// Returns the source language for a file, or nil if no project declares it.
    package func language(at path: String) -> LanguageTag? { languages[path] }
}

extension Workspace {
    /// Returns the source languages, declared by Xcode projects, of tables that do not declare their own.
    package func developmentRegions(of tables: [any StringTable]) -> DevelopmentRegions {
        let unknown = tables.filter { $0.isLegacy && $0.sourceLanguage == nil }
        return DevelopmentRegions(
            of: Dictionary(
                unknown.map { ($0.path, RelativePath.absolute($0.path, in: currentFolder)) }
            ) { first, _ in first })
    }
}
