import Foundation

/// What the plugin needs to know of `generate-strings.json`: that it is there, and which catalogs it names.
struct TargetConfiguration {
    /// The file; nil where the target has none.
    let file: URL?
    /// The files and folders of the catalogs: the target's own folder unless the file says otherwise.
    let catalogs: [URL]

    init(_ folder: URL) {
        let url = folder.appendingPathComponent("generate-strings.json")
        guard let data = try? Data(contentsOf: url) else {
            file = nil
            catalogs = [folder]
            return
        }
        file = url
        // What is wrong in it, the tool says, with line and column.
        let settings = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        let named = settings?["catalogs"] as? [String] ?? []
        catalogs = named.isEmpty ? [folder] : named.map { URL(fileURLWithPath: $0, relativeTo: folder) }
    }
}
