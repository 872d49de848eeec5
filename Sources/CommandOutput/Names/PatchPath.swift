import CatalogCore
import FileSearch
import Foundation

/// The form of file names in patches, so that `git apply` works from every folder.
package enum PatchPath {
    /// Returns a path relative to the root of the current folder's git work tree, as in `git diff`.
    ///
    /// A path outside of the work tree is returned unchanged.
    package static func of(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath
        guard let found = GitWorkTree.root(around: current), let root = try? ResolvedPath.resolve(found) else {
            return path
        }
        let target = RelativePath.of(resolved(RelativePath.absolute(path, in: current)), from: root)
        return target.hasPrefix("../") ? path : target
    }

    /// Returns the path with symbolic links resolved, as git does.
    ///
    /// For a missing file, resolves the nearest existing parent folder.
    package static func resolved(_ path: String) -> String {
        if path == "/" { return path }
        if let resolved = try? ResolvedPath.resolve(path) { return resolved }
        let parts = path.split(separator: "/")
        return resolved("/" + parts.dropLast().joined(separator: "/")) + "/" + (parts.last ?? "")
    }
}
