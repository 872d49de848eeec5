import Foundation
import XCStringsKit

/// Paths as patches name files, so that `git apply` finds them from wherever the command was run.
package enum PatchPath {
    /// The path below the root of the git work tree that the current folder is in, as in `git diff`; elsewhere as it is.
    package static func of(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath
        guard let found = GitWorkTree.root(around: current), let root = try? ResolvedPath.resolve(found) else {
            return path
        }
        let target = RelativePath.of(resolved(RelativePath.absolute(path, in: current)), from: root)
        return target.hasPrefix("../") ? path : target
    }

    /// The path without symlinks, as git sees what they lead to; of what is not there yet, its folder's.
    static func resolved(_ path: String) -> String {
        if path == "/" { return path }
        if let resolved = try? ResolvedPath.resolve(path) { return resolved }
        let parts = path.split(separator: "/")
        return resolved("/" + parts.dropLast().joined(separator: "/")) + "/" + (parts.last ?? "")
    }
}
