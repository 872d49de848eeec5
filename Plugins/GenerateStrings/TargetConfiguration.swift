import Foundation

/// What the plugin needs to know of `generate-strings.json`: that it is there, which catalogs it names, and the style.
struct TargetConfiguration {
    /// The file; nil where the target has none.
    let file: URL?
    /// The files and folders of the catalogs: the target's own folder unless the file says otherwise.
    let catalogs: [URL]
    /// Whether the accessors call the project's own run time: those with Xcode's names call Foundation.
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
        // What is wrong in it, the tool says, with line and column.
        let settings = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        let named = settings?["catalogs"] as? [String] ?? []
        needsRunTime = settings?["style"] as? String != "apple"
        catalogs = named.isEmpty ? [folder] : named.map { URL(fileURLWithPath: $0, relativeTo: folder) }
    }
}
