import CatalogCore

/// The paths that a file has had, the present one first.
///
/// At any commit the file is what lies at the first of them that is there: a merge may bring a renamed file to a branch
/// that knows only the old name.
struct FileTrail: Sendable {
    private(set) var paths: [String]

    init(_ path: String) {
        paths = [path]
    }

    /// Adds an older name.
    mutating func add(_ path: String) {
        if !paths.contains(path) { paths.append(path) }
    }
}

extension GitHistory {
    /// A file may have been renamed as often as this.
    private static let mostRenames = 20

    /// Follows files through their renames, and gives the log of all their paths.
    ///
    /// - Parameter trails: what is known of the files' paths; older ones are added.
    func log(following trails: inout [FileTrail], upTo commits: [String]) throws(GitError) -> HistoryLog {
        var asked: Set<[String]> = []
        var log = try self.log(of: Set(trails.flatMap(\.paths)).sorted(), upTo: commits)
        for _ in 0..<Self.mostRenames {
            let arrivals = log.steps.flatMap { step in step.changes.filter(\.isNew).map { (step, $0.path) } }
            let open = arrivals.compactMap { step, path -> [String]? in
                asked.insert([step.commit.name, path]).inserted ? [step.commit.name, path] : nil
            }
            guard try add(renames(at: open), to: &trails) else { break }
            log = try self.log(of: Set(trails.flatMap(\.paths)).sorted(), upTo: commits)
        }
        return log
    }

    private func add(_ renames: [(old: String, new: String)], to trails: inout [FileTrail]) -> Bool {
        var hasGrown = false
        for (old, new) in renames where TablePath.format(of: old) == TablePath.format(of: new) {
            for index in trails.indices where trails[index].paths.contains(new) && !trails[index].paths.contains(old) {
                trails[index].add(old)
                hasGrown = true
            }
        }
        return hasGrown
    }

    /// What files were called before the commits in which they came in; those that are really new are left out.
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
