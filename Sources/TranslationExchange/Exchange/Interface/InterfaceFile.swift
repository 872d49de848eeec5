import CatalogCore
import CatalogRuntime

/// A storyboard, XIB or intent definition, whose texts are translated in a table of the same name (`docs/formats.md`
/// §7).
package enum InterfaceFile {
    private static let endings = ["storyboard", "xib", "intentdefinition"]

    /// Returns the possible paths of the interface file for a table's file, the most likely path first.
    ///
    /// The list is empty if the table's file is not in an `.lproj` folder.
    package static func candidates(for path: String, source: LanguageTag?) -> [String] {
        guard let folder = TablePath.tableFolder(of: path) else { return [] }
        let name = TablePath.tableName(of: path)
        let languages = ["Base"] + (source.map { [$0.spelling] } ?? [])
        return languages.flatMap { language in
            endings.map { TablePath.path(below: folder, language: language, file: "\(name).\($0)") }
        }
    }
}
