import CatalogCore

/// A submodule with the commit that a version records for it.
struct RecordedSubmodule: Hashable, Sendable {
    /// The path, relative to the root of the work tree.
    let path: String
    /// The full name of the commit.
    let commit: String

    init(path: String, commit: String) {
        self.path = path
        self.commit = commit
    }

    /// Parses the words before a path in a list of git: `160000 commit <commit>`, or `160000 <commit> <stage>` for the
    /// index.
    ///
    /// Returns nil for the other sides of an unresolved merge: only ours counts.
    init?(words: Substring, path: String) {
        let words = words.split(separator: " ").map(String.init)
        guard words.count == 3, words[0] == "160000" else { return nil }
        if words[1] == "commit" {
            self.init(path: path, commit: words[2])
        } else if ["0", "2"].contains(words[2]) {
            self.init(path: path, commit: words[1])
        } else {
            return nil
        }
    }
}

extension GitHistory {
    /// Returns the files of a version, including those of submodules.
    package func contents(of version: Version) throws(GitError) -> VersionContents {
        try VersionContents(of: version, in: self)
    }

    /// Returns the files of two versions to compare, including those of submodules.
    ///
    /// A submodule for which both versions record the same commit is never a gap, because its files are the same.
    package func contents(
        of old: Version, and new: Version
    ) throws(GitError) -> (old: VersionContents, new: VersionContents) {
        var (before, after) = (try contents(of: old), try contents(of: new))
        let same = Set(before.gaps).intersection(after.gaps)
        before.gaps.removeAll { same.contains($0) }
        after.gaps.removeAll { same.contains($0) }
        return (before, after)
    }

    /// Returns the repository of a submodule; nil if the submodule is not checked out.
    ///
    /// Neither links nor the settings of the submodule can make its work tree another folder.
    ///
    /// - Parameter path: the path of the submodule, relative to the root.
    func submodule(at path: String) throws(GitError) -> GitHistory? {
        let folder = root + "/" + path
        guard (try? FileStatus(ofPath: folder + "/.git")) != nil,
            ResolvedPath.leads(folder, into: ResolvedPath.resolvedIfThere(root))
        else { return nil }
        let history = try GitHistory(around: folder, isElsewhere: true)
        return ResolvedPath.resolvedIfThere(history.root) == ResolvedPath.resolvedIfThere(folder) ? history : nil
    }

    /// Throws an error if the repository, which is a submodule, does not have a commit.
    ///
    /// - Parameter path: the path of the submodule.
    func requireCommit(_ name: String, ofSubmodule path: String) throws(GitError) {
        guard try git.outcome(of: ["cat-file", "-e", name + "^{commit}"]).status != 0 else { return }
        throw .missingSubmoduleCommit(name, path: path, isShallow: isShallow)
    }
}
