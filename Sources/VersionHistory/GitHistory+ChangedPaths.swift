import CatalogCore
import StringTables

extension GitHistory {
    /// The files that are not the same in a commit and in a newer version; renames as git finds them by what is in the
    /// files.
    ///
    /// Of the work tree those that git knows, without what is not yet added. What only the checkout made otherwise, such
    /// as line ends, is no change.
    public func changedPaths(from old: String, to new: Version) throws(GitError) -> ChangedPaths {
        let options = ["diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", "--no-textconv"]
        let versions: [String] =
            switch new {
            case .commit(let name): [old, name]
            case .index: ["--cached", old]
            case .workTree: [old]
            }
        var fields = Self.fields(of: try git.output(of: options + versions + ["--"]))[...]
        var (paths, renames): (Set<String>, [String: String]) = ([], [:])
        while let status = fields.popFirst(), let path = fields.popFirst() {
            paths.insert(path)
            guard status.hasPrefix("R"), let newer = fields.popFirst() else { continue }
            paths.insert(newer)
            renames[newer] = path
        }
        return ChangedPaths(paths: paths, renames: renames)
    }
}
