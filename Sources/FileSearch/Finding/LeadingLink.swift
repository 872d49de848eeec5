import CatalogCore

/// A symlink of a project that leads a path out of the project.
package struct LeadingLink: Hashable, Sendable {
    /// The path of the symlink, as a part of the path that contains it.
    package let path: String
    /// The absolute path that the symlink leads to.
    package let target: String

    /// Finds the first symlink on a path that leads out of the project that contains the symlink; nil if there is none.
    ///
    /// A repository can bring such a link. Links in other folders, such as `/tmp` on macOS, are the user's own.
    ///
    /// - Parameters:
    ///   - path: The path, which need not exist.
    ///   - folder: A folder in which links must stay inside it if the folder is not in a repository.
    /// - Throws: `FileError.brokenLink` if a symlink of a project leads to nothing.
    package init?(on path: String, below folder: String?) throws(FileError) {
        let current = try ResolvedPath.resolve(".")
        let folders = [current, folder.flatMap { try? ResolvedPath.resolve($0) }].compactMap { $0 }
        // The root is empty, so that each name follows a slash.
        var location = path.hasPrefix("/") || current == "/" ? "" : current
        var shown = path.hasPrefix("/") ? "" : nil as String?
        for name in path.split(separator: "/") where name != "." {
            shown = shown.map { "\($0)/\(name)" } ?? String(name)
            let next = name == ".." ? Self.parent(of: location) : "\(location)/\(name)"
            guard name != "..", (try? FileStatus(ofLink: next))?.kind == .link else {
                location = next
                continue
            }
            let bounds = Self.bounds(of: location.isEmpty ? "/" : location, among: folders)
            guard let target = try? ResolvedPath.resolve(next) else {
                if bounds != nil { throw .brokenLink(path: path) }
                return nil
            }
            let isInside = bounds.map { $0.contains(target) || ProjectBounds(around: current).contains(target) } ?? true
            guard isInside else {
                self.init(path: shown ?? path, target: target)
                return
            }
            location = target == "/" ? "" : target
        }
        return nil
    }

    private static func parent(of path: String) -> String {
        let folder = ResolvedFile(splitting: path).folder
        return path.isEmpty || folder == "/" ? "" : folder
    }

    private init(path: String, target: String) {
        self.path = path
        self.target = target
    }

    /// Returns the project of a folder: its repository, or else that of the first of several folders that contains it.
    private static func bounds(of folder: String, among folders: [String]) -> ProjectBounds? {
        if GitWorkTree.root(around: folder) != nil { return ProjectBounds(around: folder) }
        return folders.first { ResolvedPath.leads(folder, into: $0) }.map { ProjectBounds(around: $0) }
    }
}
