import CatalogCore
import CommandOutput
import Foundation
import VersionHistory

/// The repository of the current folder, with conversions of its paths.
package struct RepositoryView: Sendable {
    /// The history of the repository.
    package let history: GitHistory
    /// The current folder, without symbolic links.
    package let currentFolder: String
    /// The root of the work tree, without symbolic links.
    package let root: String

    /// Finds the repository.
    package init() throws(GitError) {
        let folder = FileManager.default.currentDirectoryPath
        history = try GitHistory(around: folder)
        currentFolder = ResolvedPath.resolvedIfThere(folder)
        root = ResolvedPath.resolvedIfThere(history.root)
    }

    /// Returns a path relative to the root.
    ///
    /// The result begins with `..` for a path outside of the repository.
    package func inside(_ path: String) -> String {
        RelativePath.of(PatchPath.resolved(RelativePath.absolute(path, in: currentFolder)), from: root)
    }

    /// Returns the absolute form of a path that is relative to the root.
    package func absolute(_ inside: String) -> String { root + "/" + inside }

    /// Converts a path that is relative to the root to one that is relative to the current folder.
    package func shown(_ inside: String) -> String { RelativePath.of(absolute(inside), from: currentFolder) }
}
