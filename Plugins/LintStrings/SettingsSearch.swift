import Foundation

/// A search for the settings of catalogs.
enum SettingsSearch {
    /// Returns the nearest `.fitloc.yml` above a catalog; none if there is none.
    static func files(above catalog: URL) -> [URL] {
        var folder = catalog.deletingLastPathComponent()
        while folder.path != "/", !folder.path.isEmpty {
            let file = folder.appendingPathComponent(".fitloc.yml")
            if FileManager.default.fileExists(atPath: file.path) { return [file] }
            folder = folder.deletingLastPathComponent()
        }
        return []
    }
}
