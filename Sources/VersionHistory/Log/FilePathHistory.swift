import CatalogCore

/// The paths that a file has had, current path first.
///
/// At each commit, the file is at the first of these paths that exists. A merge may bring a renamed file to a branch
/// that knows only the old name.
struct FilePathHistory: Sendable {
    private(set) var paths: [String]

    init(_ path: String) {
        paths = [path]
    }

    /// Adds an older path.
    mutating func add(_ path: String) {
        if !paths.contains(path) { paths.append(path) }
    }
}

extension GitHistory {
    /// The maximum number of renames to follow for a file.
    private static let mostRenames = 20

    /// Returns the log of all paths of some files, including renames.
    ///
    /// - Parameter pathHistories: the known paths of the files. Older paths are added.
    func log(following pathHistories: inout [FilePathHistory], upTo commits: [String]) throws(GitError) -> HistoryLog {
        var asked: Set<[String]> = []
        var log = try self.log(of: Set(pathHistories.flatMap(\.paths)).sorted(), upTo: commits)
        for _ in 0..<Self.mostRenames {
            let arrivals = log.steps.flatMap { step in step.changes.filter(\.isNew).map { (step, $0.path) } }
            let open = arrivals.compactMap { step, path -> [String]? in
                asked.insert([step.commit.name, path]).inserted ? [step.commit.name, path] : nil
            }
            guard try add(renames(at: open), to: &pathHistories) else { break }
            log = try self.log(of: Set(pathHistories.flatMap(\.paths)).sorted(), upTo: commits)
        }
        return log
    }

    private func add(_ renames: [(old: String, new: String)], to pathHistories: inout [FilePathHistory]) -> Bool {
        var hasGrown = false
        for (old, new) in renames where TablePath.format(of: old) == TablePath.format(of: new) {
            for index in pathHistories.indices
            where pathHistories[index].paths.contains(new) && !pathHistories[index].paths.contains(old) {
                pathHistories[index].add(old)
                hasGrown = true
            }
        }
        return hasGrown
    }

    /// Returns the old paths of files that were renamed in the commits that added them.
    ///
    /// Files that are really new are omitted.
    private func renames(at arrivals: [[String]]) throws(GitError) -> [(old: String, new: String)] {
        let commits = Set(arrivals.map { $0[0] }).sorted()
        guard !commits.isEmpty else { return [] }
        let paths = Set(arrivals.map { $0[1] })
        let output = try git.output(
            of: [
                "diff-tree", "--stdin", "-r", "-m", "-z", "--find-renames", "--diff-filter=R", "--name-status",
                "--no-commit-id", "--no-ext-diff", "--no-textconv",
            ], input: Array(commits.map { $0 + "\n" }.joined().utf8))
        let fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return stride(from: 0, to: fields.count - fields.count % 3, by: 3).map { (fields[$0 + 1], fields[$0 + 2]) }
            .filter { paths.contains($0.1) }
    }
}
