import CatalogCore
import StringTables

extension GitHistory {
    /// Returns the files that differ between a commit and a newer version, with renames as git detects them.
    ///
    /// For the work tree, only tracked files count. Differences that only the checkout causes, such as line endings, do
    /// not count. The contents of submodules do not count either.
    public func changedPaths(from old: String, to new: Version) throws(GitError) -> ChangedPaths {
        let options = [
            "diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", "--no-textconv",
            "--ignore-submodules=all",
        ]
        let program = new == .workTree ? try git.withoutOwnFilters() : git
        let versions: [String] =
            switch new {
            case .commit(let name): [old, name]
            case .index: ["--cached", old]
            case .workTree: [old]
            }
        var fields = Self.fields(of: try program.output(of: options + versions + ["--"]))[...]
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
