import CatalogCore

extension GitHistory {
    /// Returns the histories of tables, in the requested order, from one walk over the history of all their files.
    ///
    /// The results are cached in git's folder, so that the next walk reads only new commits. Versions that cannot be
    /// read are skipped.
    public func histories(of tables: [TrackedTable]) async throws(GitError) -> [GitTableHistory] {
        try await walk(tables).histories
    }

    /// Returns the histories of tables, and the number of versions that had to be read.
    func walk(
        _ tables: [TrackedTable]
    ) async throws(GitError) -> (histories: [GitTableHistory], versionsRead: Int) {
        let files = tables.flatMap(\.files)
        var pathHistories = try pathHistories(of: files.map(\.path))
        let tips = try tips()
        let log = tips.isEmpty ? HistoryLog([], tips: []) : try log(following: &pathHistories, upTo: tips)
        let plan = WalkPlan(log, files: tables.walkedFiles(on: pathHistories))
        let cache = HistoryCache(of: self)
        let stored = files.map { cache?.versions(of: $0.path) ?? StoredVersions() }
        var walk = HistoryWalk(plan, versions: GitVersions(git), stores: stored)
        let result = try await walk.run(to: files.map(\.bytes))
        for (file, store) in zip(files, walk.stores) { cache?.keep(store, walk.keys, of: file.path) }
        return (GitTableHistory.all(of: tables, in: result), walk.versions.count)
    }

    /// Returns the path histories of paths, including the paths in HEAD of files that were moved since.
    func pathHistories(of paths: [String]) throws(GitError) -> [FilePathHistory] {
        let moved = (try? commit("HEAD")).flatMap { try? changedPaths(from: $0, to: .workTree).renames } ?? [:]
        return paths.map { path in
            var pathHistory = FilePathHistory(path)
            if let old = moved[path] { pathHistory.add(old) }
            return pathHistory
        }
    }
}
