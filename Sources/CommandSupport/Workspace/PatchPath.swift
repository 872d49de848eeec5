import Foundation
import XCStringsKit

/// Paths as patches name files, so that `git apply` finds them from wherever the command was run.
public enum PatchPath {
    /// The path below the root of the git work tree that the current folder is in, as in `git diff`; elsewhere as it is.
    public static func of(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath
        guard let root = GitWorkTree.root(around: current) else { return path }
        let absolute = path.hasPrefix("/") ? path : current + "/" + path
        let target = RelativePath.of(RelativePath.withoutDots(absolute), from: root)
        return target.hasPrefix("../") ? path : target
    }
}
