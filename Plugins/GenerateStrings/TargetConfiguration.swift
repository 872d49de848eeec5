import Foundation

/// The facts in `generate-strings.json` that the plugin needs: the catalogs and the style.
struct TargetConfiguration {
    static let name = "generate-strings.json"

    /// The file; nil if the target has none.
    let file: URL?
    /// The files and folders of the catalogs.
    let catalogs: [URL]
    /// Whether the accessors use `CatalogRuntime`.
    ///
    /// Those in the style `apple` use only Foundation.
    let needsRunTime: Bool

    /// Reads a file.
    ///
    /// - Parameter catalogs: The files and folders of the catalogs if the file names none.
    init(_ file: URL?, catalogs: [URL]) {
        self.file = file
        // The tool reports errors in the file with line and column.
        let settings = file.flatMap { try? Data(contentsOf: $0) }.flatMap {
            try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
        }
        let named = settings?["catalogs"] as? [String] ?? []
        needsRunTime = settings?["style"] as? String != "apple"
        let folder = file?.deletingLastPathComponent()
        self.catalogs = named.isEmpty ? catalogs : named.map { URL(fileURLWithPath: $0, relativeTo: folder) }
    }
}
