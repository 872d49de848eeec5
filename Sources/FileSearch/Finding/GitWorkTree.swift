/// Which folder git counts paths from.
package enum GitWorkTree {
    /// The absolute path of the folder that holds `.git`, for an absolute path in it; nil outside of every repository.
    package static func root(around folder: String) -> String? {
        GitRepository(around: Array(folder.utf8)).map { String(decoding: $0.root, as: UTF8.self) }
    }

    /// An absolute path and those of the folders above it, the nearest first: up to the root of the repository, outside of
    /// every repository up to that of the disk.
    package static func folders(upFrom folder: String) -> [String] {
        let root = root(around: folder) ?? "/"
        var folders = [folder]
        while let last = folders.last, last != root, last.count > 1, let slash = last.lastIndex(of: "/") {
            folders.append(slash == last.startIndex ? "/" : String(last[..<slash]))
        }
        return folders
    }
}
