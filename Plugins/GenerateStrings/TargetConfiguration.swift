import Foundation

/// The facts in `generate-strings.json` that the plugin needs: the catalogs and the style.
struct TargetConfiguration {
    /// The file; nil if the target has none.
    let file: URL?
    /// The files and folders of the catalogs; by default the target's folder.
    let catalogs: [URL]
    /// Whether the accessors use `CatalogRuntime`.
    ///
    /// Those in the style `apple` use only Foundation.
    let needsRunTime: Bool

    init(_ folder: URL) {
        let url = folder.appendingPathComponent("generate-strings.json")
        guard let data = try? Data(contentsOf: url) else {
            file = nil
            catalogs = [folder]
            needsRunTime = true
            return
        }
        file = url
        // The tool reports errors in the file with line and column.
        let settings = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        let named = settings?["catalogs"] as? [String] ?? []
        needsRunTime = settings?["style"] as? String != "apple"
        catalogs = named.isEmpty ? [folder] : named.map { URL(fileURLWithPath: $0, relativeTo: folder) }
    }
}
