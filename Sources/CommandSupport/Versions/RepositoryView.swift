import Foundation
import XCStringsKit

/// The repository round the current folder, and its paths as a person there would write them.
package struct RepositoryView: Sendable {
    /// The repository's history.
    package let history: GitHistory
    /// The folder that the command was started in and the root of the work tree, both without symlinks.
    let currentFolder: String
    package let root: String

    /// Finds the repository.
    package init() throws(GitError) {
        let folder = FileManager.default.currentDirectoryPath
        history = try GitHistory(around: folder)
        currentFolder = ResolvedPath.resolvedIfThere(folder)
        root = ResolvedPath.resolvedIfThere(history.root)
    }

    /// The path below the root of what a person names; it begins with `..` where that lies elsewhere.
    func inside(_ path: String) -> String {
        RelativePath.of(PatchPath.resolved(RelativePath.absolute(path, in: currentFolder)), from: root)
    }

    /// The absolute path of what lies at a path below the root.
    func absolute(_ inside: String) -> String { root + "/" + inside }

    /// A path below the root as the current folder sees it.
    func shown(_ inside: String) -> String { RelativePath.of(absolute(inside), from: currentFolder) }
}
