import CatalogCore
import CatalogRuntime

/// A storyboard, xib or intent definition, whose texts are translated in a table beside it (`docs/formats.md` §7).
package enum InterfaceFile {
    private static let endings = ["storyboard", "xib", "intentdefinition"]

    /// Where the file may lie whose texts a file of a table has, the likeliest place first; none where it has no
    /// `.lproj` folder.
    package static func candidates(for path: String, source: LanguageTag?) -> [String] {
        guard let folder = TablePath.tableFolder(of: path) else { return [] }
        let name = TablePath.tableName(of: path)
        let languages = ["Base"] + (source.map { [$0.spelling] } ?? [])
        return languages.flatMap { language in
            endings.map { TablePath.path(below: folder, language: language, file: "\(name).\($0)") }
        }
    }
}
