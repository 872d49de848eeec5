import CatalogCore

/// The spelling of paths on disk.
///
/// On a volume that ignores case or Unicode form, a command line may spell a name otherwise. The name of a table comes from
/// the name of its file, so commands use the names on disk.
package struct DiskSpelling {
    private var folders: [ExactText: Folder] = [:]

    /// The names in a folder.
    private struct Folder {
        /// Whether the folder ignores case.
        let ignoresCase: Bool
        /// The names, by the form that is equal for all spellings; nil before they are needed.
        var names: [String: [String]]?
    }

    /// Creates a reader of spellings, which reads each folder once.
    package init() {}

    /// Returns paths with the names on disk; names that no folder lists stay as they are.
    package static func of(_ paths: [String]) -> [String] {
        var spelling = DiskSpelling()
        return paths.map { spelling.spelled($0) }
    }

    private mutating func spelled(_ path: String) -> String {
        var result = ""
        for (index, part) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
            let folder = index == 0 ? "." : result.isEmpty ? "/" : result
            let name = ["", ".", ".."].contains(part) ? String(part) : spelled(String(part), in: folder)
            result += (index == 0 ? "" : "/") + name
        }
        return result
    }

    private mutating func spelled(_ name: String, in path: String) -> String {
        guard let resolved = try? ResolvedPath.resolve(path) else { return name }
        var folder = folders[ExactText(path)] ?? Folder(ignoresCase: NameFolding.isUsed(in: resolved))
        defer { folders[ExactText(path)] = folder }
        // A volume that respects case may still ignore the Unicode form.
        guard folder.ignoresCase || name.utf8.contains(where: { $0 >= 0x80 }) else { return name }
        let names = folder.names ?? Self.names(in: path)
        folder.names = names
        let same = names[NameFolding.folded(name)] ?? []
        guard !same.contains(where: { $0.isSpelled(as: name) }), let file = Self.file(name, in: path) else {
            return name
        }
        return same.first { Self.file($0, in: path) == file } ?? name
    }

    private static func names(in path: String) -> [String: [String]] {
        let entries = (try? FolderListing.entries(at: Array(path.utf8))) ?? []
        return Dictionary(grouping: entries.map { String(decoding: $0.name, as: UTF8.self) }, by: NameFolding.folded)
    }

    /// Returns the inode number of an entry of a folder, a link itself.
    private static func file(_ name: String, in path: String) -> UInt64? {
        (try? FileStatus(ofLink: path + "/" + name))?.identity.inode
    }
}
