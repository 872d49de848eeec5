import CatalogCore

/// How far a project reaches: its git repository, else a folder.
///
/// What a repository brings along, such as symlinks and configurations, makes no command read or write beyond it.
package struct ProjectBounds: Hashable, Sendable {
    /// The absolute path of the folder, without symlinks.
    package let root: String

    /// Takes the repository that `folder` lies in, else `folder` itself.
    package init(around folder: String) {
        let resolved = ResolvedPath.resolvedIfThere(folder)
        root = GitRepository(around: Array(resolved.utf8)).map { String(decoding: $0.root, as: UTF8.self) } ?? resolved
    }

    /// Takes the repository that a search begins in, else the current folder where that is above, else `folder`.
    init(ofSearchIn folder: String) {
        let found = ProjectBounds(around: folder)
        let current = ResolvedPath.resolvedIfThere(".")
        root = found.root == folder && ResolvedPath.leads(folder, into: current) ? current : found.root
    }

    /// Whether what the absolute path leads to lies inside, or would where nothing is there yet.
    package func contains(_ path: String) -> Bool { ResolvedPath.leads(path, into: root) }

    /// Refuses to create a file in a folder that is a symlink out of the project, such as `fr.lproj`.
    ///
    /// - Throws: `FileError.leadsOut`.
    package static func requireInside(newFile path: String) throws(FileError) {
        let folder = ResolvedFile(splitting: path).folder
        guard let target = try? ResolvedPath.resolve(folder) else { return }
        let start = try ResolvedPath.resolve(ResolvedFile(splitting: folder).folder)
        guard ProjectBounds(ofSearchIn: start).contains(target) else {
            throw .leadsOut(path: folder, target: target)
        }
    }
}
