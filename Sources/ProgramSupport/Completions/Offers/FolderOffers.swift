import CatalogCore
import Foundation

/// Completion of file and folder names, for shells that do not complete them well themselves.
enum FolderOffers {
    /// Returns the matching files and folders.
    ///
    /// Folders end in a slash.
    ///
    /// - Parameter typed: The whole word at the cursor.
    static func offers(for request: FileRequest, typed: String) -> [Offer] {
        let path = String(typed.dropFirst(request.start.count))
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let name = String(path.dropFirst(folder.count))
        let location = resolved(folder)
        let entries = (try? FolderListing.entries(at: Array(location.utf8))) ?? []
        let names = entries.compactMap { entry in
            String(validUTF8: entry.name).map { (name: $0, kind: entry.kind) }
        }
        let fitting = names.filter { $0.name.hasPrefix(name) && (name.hasPrefix(".") || !$0.name.hasPrefix(".")) }
        return fitting.sorted { $0.name < $1.name }.compactMap { entry in
            var kind: FileStatus.Kind? = entry.kind
            if entry.kind == .link { kind = FolderListing.kindFollowingLinks(Array((location + entry.name).utf8)) }
            if kind == .folder { return Offer("\(folder)\(entry.name)/", behind: request.start, continues: true) }
            return request.takes(entry.name) ? Offer(folder + entry.name, behind: request.start) : nil
        }
    }

    private static func resolved(_ folder: String) -> String {
        if folder.isEmpty { return "./" }
        guard folder.hasPrefix("~/") else { return folder }
        return (ProcessInfo.processInfo.environment["HOME"] ?? "~") + folder.dropFirst()
    }
}
