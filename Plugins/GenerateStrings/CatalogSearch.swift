import Foundation

/// Functions that find the catalogs that code can use, also in folders behind symbolic links.
enum CatalogSearch {
    /// Returns the catalogs sorted by their resolved paths, without duplicates.
    static func catalogs(in locations: [URL]) -> [URL] {
        var search = Search()
        for location in locations { search.visit(location) }
        return search.found.sorted().map { URL(fileURLWithPath: $0) }
    }

    private struct Search {
        var found: Set<String> = []
        private var visited: Set<String> = []

        mutating func visit(_ location: URL) {
            let url = location.standardizedFileURL.resolvingSymlinksInPath()
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
            guard isFolder.boolValue else {
                if url.pathExtension == "xcstrings" { found.insert(url.path) }
                return
            }
            guard visited.insert(url.path).inserted else { return }
            let content = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            for name in content where !isSkipped(name) { visit(url.appendingPathComponent(name)) }
        }

        /// Whether a folder is skipped: hidden folders, language folders with storyboards' texts, and packaged exports.
        private func isSkipped(_ name: String) -> Bool {
            name.hasPrefix(".") || [".lproj", ".xcloc", ".xcarchive", ".framework"].contains { name.hasSuffix($0) }
        }
    }
}
