import CatalogCore

/// The extent of a project: its git repository, or else a folder.
///
/// Symlinks and configurations in a repository cannot make a command read or write outside these bounds.
package struct ProjectBounds: Hashable, Sendable {
    /// The absolute path of the folder, without symlinks.
    package let root: String

    /// Creates bounds from the repository of `folder`, or else `folder` itself.
    package init(around folder: String) {
        let resolved = ResolvedPath.resolvedIfThere(folder)
        root = GitRepository(around: Array(resolved.utf8)).map { String(decoding: $0.root, as: UTF8.self) } ?? resolved
    }

    /// Creates bounds from the repository of `folder`, else the current folder if it contains `folder`, else `folder`.
    init(ofSearchIn folder: String) {
        let found = ProjectBounds(around: folder)
        let current = ResolvedPath.resolvedIfThere(".")
        root = found.root == folder && ResolvedPath.leads(folder, into: current) ? current : found.root
    }

    /// Creates bounds from the repository of a target's folder, or else its package.
    ///
    /// Without either, these are the current folder if it contains `folder`, or else `folder` itself.
    package init(ofTargetIn folder: String) {
        let resolved = ResolvedPath.resolvedIfThere(folder)
        let isInRepository = GitWorkTree.root(around: resolved) != nil
        let package =
            isInRepository
            ? nil : GitWorkTree.folders(upFrom: resolved).first { FileReader.isFile("\($0)/Package.swift") }
        root = package ?? ProjectBounds(ofSearchIn: resolved).root
    }

    /// Returns whether an absolute path leads to a location inside the bounds, even if nothing exists there yet.
    package func contains(_ path: String) -> Bool { ResolvedPath.leads(path, into: root) }

    /// Throws if a new file would be in a folder that is a symlink out of the project, such as `fr.lproj`.
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
