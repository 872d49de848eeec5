import CatalogCore

extension GitHistory {
    /// The commits that touched files, in one call; all sides of merges, whatever came of them.
    ///
    /// Needs git 2.31, of March 2021, which can be told to hold merges against their first parent only.
    ///
    /// - Parameter commit: where to begin, by its full name.
    func log(of paths: [String], upTo commits: [String]) throws(GitError) -> HistoryLog {
        // A person's settings must not follow one file only, or leave out what the first commit has.
        let output = try git.output(
            of: [
                "-c", "log.showRoot=true", "log", "--no-follow", "--full-history", "--parents", "--topo-order",
                "--reverse", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-notes", "--no-ext-diff",
                "--no-textconv", "--no-color", "--encoding=UTF-8", "--diff-merges=first-parent", HistoryLog.format,
            ] + commits + ["--"] + paths)
        var log = HistoryLog(reading: output, boundary: shallowCommits)
        // With a single end, all that is in the log leads there.
        guard commits.count > 1 else {
            log.setTips(log.steps.suffix(1).map(\.commit.name))
            return log
        }
        log.setTips(try commits.map { (commit) throws(GitError) in try touching(paths, upTo: commit) })
        return log
    }

    /// The last commit that touched files, or put together what others did to them.
    private func touching(_ paths: [String], upTo commit: String) throws(GitError) -> String {
        try git.line(
            of: ["log", "--no-follow", "--full-history", "--parents", "-1", "--format=%H", commit, "--"] + paths)
    }

    /// The commits that the next one will come from: HEAD, and what is being merged.
    func tips() throws(GitError) -> [String] {
        var tips: [String] = []
        for name in ["HEAD", "MERGE_HEAD"] {
            let outcome = try git.outcome(of: ["rev-parse", "--verify", "--quiet", name + "^{commit}"])
            guard outcome.status == 0 else { continue }
            tips += String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").prefix(1).map(String.init)
        }
        return tips
    }

    /// The commits whose parents a shallow clone does not have.
    private var shallowCommits: Set<String> {
        guard isShallow, let path = try? path(inside: "shallow"), let file = try? FileReader.read(path) else {
            return []
        }
        return Set(String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    /// The absolute path of a file of git's own, which in a linked work tree may lie elsewhere.
    package func path(inside name: String) throws(GitError) -> String {
        let path = try git.line(of: ["rev-parse", "--git-path", name])
        return path.hasPrefix("/") ? path : root + "/" + path
    }
}
