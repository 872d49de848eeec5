import Foundation

/// The names of the files that say when a catalog was checked.
enum CheckStamps {
    /// Returns a name for each catalog; those of one name get numbers.
    static func names(of catalogs: [URL]) -> [String] {
        var counts: [String: Int] = [:]
        return catalogs.map { catalog in
            let name = catalog.deletingPathExtension().lastPathComponent
            let number = counts[name.lowercased(), default: 0] + 1
            counts[name.lowercased()] = number
            return number == 1 ? "\(name).checked" : "\(name).\(number).checked"
        }
    }
}
