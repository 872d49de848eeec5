import CatalogCore

/// The folder to which paths in git are relative.
package enum GitWorkTree {
    /// Returns the folder that contains `.git` for an absolute path in a repository; nil outside a repository.
    package static func root(around folder: String) -> String? {
        GitRepository(around: Array(folder.utf8)).map { String(decoding: $0.root, as: UTF8.self) }
    }

    /// Returns a folder and its ancestors, nearest first, up to the root of the repository.
    ///
    /// Outside a repository, continues up to the root of the file system. A path that is too long for the system has no
    /// ancestors.
    package static func folders(upFrom folder: String) -> [String] {
        guard folder.utf8.count < ResolvedPath.longest else { return [folder] }
        let root = root(around: folder) ?? "/"
        var folders = [folder]
        while let last = folders.last, last != root, last.utf8.count > 1, let slash = last.lastIndex(of: "/") {
            folders.append(slash == last.startIndex ? "/" : String(last[..<slash]))
        }
        return folders
    }
}
