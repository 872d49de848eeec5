import StringTables

/// The first-parent history of files up to HEAD.
public struct MainLine: Sendable {
    /// The commits that changed one of the files, oldest first.
    ///
    /// Each merge counts as one commit.
    public internal(set) var commits: [Commit] = []
    /// The current path for each former path of the files.
    public internal(set) var presentPaths: [String: String] = [:]
}

extension GitHistory {
    /// Returns the commits that changed some files along the first-parent history of HEAD.
    ///
    /// Renames are followed. Before the first commit, the history is empty.
    ///
    /// - Parameter paths: the paths of the files, relative to the root.
    public func mainLine(of paths: [String]) throws(GitError) -> MainLine {
        var line = MainLine()
        guard !paths.isEmpty, let head = try lastCommit else { return line }
        var pathHistories = try pathHistories(of: paths)
        let log = try log(following: &pathHistories, upTo: [head])
        var next = log.tips.first
        while let number = next {
            let step = log.steps[number]
            if !step.changes.isEmpty { line.commits.append(step.commit) }
            next = step.parents.first
        }
        line.commits.reverse()
        for (path, pathHistory) in zip(paths, pathHistories) {
            for former in pathHistory.paths.dropFirst() { line.presentPaths[former] = path }
        }
        return line
    }

    /// Returns the author, date and subject of a commit.
    ///
    /// - Parameter name: the commit's full name.
    public func details(of name: String) throws(GitError) -> Commit {
        let line = try git.line(of: ["log", "-1", "--no-color", "--encoding=UTF-8", "--format=%aN%x00%aI%x00%s", name])
        let fields = line.split(separator: "\0", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 3 else { throw .unknownRevision(name, isShallow: isShallow) }
        return Commit(name: name, author: fields[0], date: fields[1], subject: fields[2])
    }
}
