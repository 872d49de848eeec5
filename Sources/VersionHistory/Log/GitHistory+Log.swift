import CatalogCore

extension GitHistory {
    /// Returns the commits that changed files, in a single call, including all sides of merges.
    ///
    /// Requires git 2.31 of March 2021, the first version that can compare merges only with their first parent.
    ///
    /// - Parameter commits: the full names of the commits to start from.
    func log(of paths: [String], upTo commits: [String]) throws(GitError) -> HistoryLog {
        // Options override user settings that would follow only one file, or hide the contents of the first commit.
        let output = try git.output(
            of: [
                "-c", "log.showRoot=true", "log", "--no-follow", "--full-history", "--parents", "--topo-order",
                "--reverse", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-notes", "--no-ext-diff",
                "--no-textconv", "--no-color", "--encoding=UTF-8", "--diff-merges=first-parent", HistoryLog.format,
            ] + commits + ["--"] + paths)
        var log = HistoryLog(reading: output, boundary: shallowCommits)
        // With a single commit to start from, the last commit of the log includes all others.
        guard commits.count > 1 else {
            log.setTips(log.steps.suffix(1).map(\.commit.name))
            return log
        }
        log.setTips(try commits.map { (commit) throws(GitError) in try touching(paths, upTo: commit) })
        return log
    }

    /// Returns the last commit that changed files or merged changes to them.
    private func touching(_ paths: [String], upTo commit: String) throws(GitError) -> String {
        try git.line(
            of: ["log", "--no-follow", "--full-history", "--parents", "-1", "--format=%H", commit, "--"] + paths)
    }

    /// Returns the parents of the next commit: HEAD, and the commits being merged.
    func tips() throws(GitError) -> [String] {
        var tips: [String] = []
        for name in ["HEAD", "MERGE_HEAD"] {
            let outcome = try git.outcome(of: ["rev-parse", "--verify", "--quiet", name + "^{commit}"])
            guard outcome.status == 0 else { continue }
            tips += String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").prefix(1).map(String.init)
        }
        return tips
    }

    /// The commits whose parents are missing in a shallow clone.
    private var shallowCommits: Set<String> {
        guard isShallow, let path = try? path(inside: "shallow"), let file = try? FileReader.read(path) else {
            return []
        }
        return Set(String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    /// Returns the absolute path of one of git's own files.
    ///
    /// In a linked work tree, it may be in another folder.
    package func path(inside name: String) throws(GitError) -> String {
        let path = try git.line(of: ["rev-parse", "--git-path", name])
        return path.hasPrefix("/") ? path : root + "/" + path
    }
}
