import CatalogCore
import XcodeProjects

/// The source languages of legacy tables that have no file for one: as declared by the Xcode projects that contain them,
/// else by an Info.plist or a package manifest, else the one of all other tables.
package struct DevelopmentRegions: Sendable {
    private let languages: [String: LanguageTag]
    private let common: LanguageTag?

    /// Searches for the projects that contain files.
    ///
    /// - Parameters:
    ///   - paths: The absolute paths of files in `.lproj` folders, by their displayed paths.
    ///   - common: The source language of all other tables; nil if they have none or several.
    init(of paths: [String: String], common: LanguageTag?) {
        self.common = common
        let folders = Dictionary(paths.map { (TablePath.tableFolder(of: $0.value) ?? "", $0.value) }) { min($0, $1) }
        let projects = folders.isEmpty ? [] : ProjectSearch(around: folders.values.sorted()).projects
        let declared = projects.isEmpty ? DeclaredSourceLanguage.ofTables(Array(paths.values)) : [:]
        languages = paths.compactMapValues { path in
            let above = projects.filter { path.hasPrefix($0.folder + "/") }
            let nearest = above.max { $0.folder.utf8.count < $1.folder.utf8.count }
            return (nearest?.sourceLanguage ?? declared[path]?.language).map { LanguageTag($0) }
        }
    }

    /// Returns the source language for a file; nil if it is unknown.
    package func language(at path: String) -> LanguageTag? { languages[path] ?? common }
}

extension Workspace {
    /// Returns the source languages of tables that do not declare their own.
    package func developmentRegions(of tables: [any StringTable]) -> DevelopmentRegions {
        let unknown = tables.filter { $0.isLegacy && $0.sourceLanguage == nil }
        let paths = unknown.map { ($0.path, RelativePath.absolute($0.path, in: currentFolder)) }
        let known = Set(
            tables.filter { !$0.isLiteral }.compactMap {
                $0.sourceLanguage ?? configuration(of: $0.path)?.sourceLanguage
            }.map(\.canonical))
        return DevelopmentRegions(
            of: Dictionary(paths) { first, _ in first }, common: known.count == 1 ? known.first : nil)
    }
}
