import CatalogCore

extension GitHistory {
    /// Which commits the texts of some tables come from, in the order asked for, by one walk over the history of all
    /// their files.
    ///
    /// What was read is kept in git's folder, so that the next walk reads new commits only. Versions that are broken
    /// are passed over.
    public func histories(of tables: [TrackedTable]) async throws(GitError) -> [GitTableHistory] {
        try await walk(tables).histories
    }

    /// The same, and how many versions had to be read.
    func walk(
        _ tables: [TrackedTable]
    ) async throws(GitError) -> (histories: [GitTableHistory], versionsRead: Int) {
        let files = tables.flatMap(\.files)
        var trails = try trails(of: files.map(\.path))
        let tips = try tips()
        let log = tips.isEmpty ? HistoryLog([], tips: []) : try log(following: &trails, upTo: tips)
        let plan = WalkPlan(log, files: tables.walkedFiles(on: trails))
        let cache = HistoryCache(of: self)
        let stored = files.map { cache?.versions(of: $0.path) ?? StoredVersions() }
        var walk = HistoryWalk(plan, versions: GitVersions(git), stores: stored)
        let result = try await walk.run(to: files.map(\.bytes))
        for (file, store) in zip(files, walk.stores) { cache?.keep(store, walk.keys, of: file.path) }
        return (GitTableHistory.all(of: tables, in: result), walk.versions.count)
    }

    /// The paths of files, with what those are called in HEAD that have been moved since.
    func trails(of paths: [String]) throws(GitError) -> [FileTrail] {
        let moved = (try? commit("HEAD")).flatMap { try? changedPaths(from: $0, to: .workTree).renames } ?? [:]
        return paths.map { path in
            var trail = FileTrail(path)
            if let old = moved[path] { trail.add(old) }
            return trail
        }
    }
}
