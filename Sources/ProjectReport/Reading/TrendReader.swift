import FileSearch
import StringTables
import VersionHistory
import Workspaces

/// Reads the translation progress at a limited number of commits.
struct TrendReader {
    private let repository: RepositoryView
    private let request: ReportRequest
    /// The paths of the files that cannot be read now.
    private let unread: Set<String>

    /// The maximum number of points.
    ///
    /// More points would not improve the chart.
    static let mostPoints = 30
    /// The total size of tables in bytes after which no further commit is read.
    private static let mostBytes = 200_000_000

    /// - Parameter unread: The files that cannot be read now. A commit without another file has no point.
    init(_ repository: RepositoryView, _ request: ReportRequest, besides unread: [SkippedFile] = []) {
        self.repository = repository
        self.request = request
        self.unread = Set(unread.map(\.path))
    }

    /// Returns the trend; nil if fewer than two commits changed the files.
    func read(_ files: [String]) async throws -> ReportTrend? {
        let line = try repository.history.mainLine(of: files)
        guard line.commits.count > 1 else { return nil }
        let chosen = Self.spread(over: line.commits.count)
        var points: [Int: ReportTrend.Point] = [:]
        var bytes = 0
        for location in Self.outsideIn(chosen) where bytes < Self.mostBytes {
            let commit = line.commits[location]
            guard let tables = try await earlierTables(at: commit, of: line) else { continue }
            bytes += tables.workspace.project.files.reduce(0) { $0 + $1.bytes.count }
            guard tables.workspace.unread.allSatisfy({ unread.contains($0.path) }) else { continue }
            let totals = await ProjectReport.statistics(of: tables.workspace, request).totals
            points[location] = ReportTrend.Point(commit: commit, totals: totals)
        }
        guard !points.isEmpty else { return nil }
        return ReportTrend(
            points: points.sorted { $0.key < $1.key }.map(\.value), commitCount: line.commits.count,
            isShallow: repository.history.isShallow)
    }

    /// Returns the tables of a commit; nil if a submodule lacks the commit that it had then.
    private func earlierTables(at commit: Commit, of line: MainLine) async throws -> EarlierTables? {
        do {
            return try await EarlierTables(
                at: commit.name, request.paths, in: repository, endings: FileFinder.tableEndings,
                presentPaths: line.presentPaths)
        } catch let error as GitError {
            guard case .missingSubmoduleCommit = error else { throw error }
            return nil
        }
    }

    /// Returns the indices of the commits to read, evenly distributed, including the first and the last.
    static func spread(over count: Int) -> [Int] {
        guard count > mostPoints else { return Array(0..<count) }
        return (0..<mostPoints).map { $0 * (count - 1) / (mostPoints - 1) }
    }

    /// Returns the indices in reading order: the last, the first, and then midpoints of the remaining gaps.
    ///
    /// This distributes the points evenly, regardless of when reading stops.
    static func outsideIn(_ locations: [Int]) -> [Int] {
        guard let first = locations.first, let last = locations.last, first != last else { return locations }
        var order = [last, first]
        var gaps = [0..<(locations.count - 1)]
        while !gaps.isEmpty {
            gaps = gaps.flatMap { gap -> [Range<Int>] in
                guard gap.count > 1 else { return [] }
                let middle = gap.lowerBound + gap.count / 2
                order.append(locations[middle])
                return [gap.lowerBound..<middle, middle..<gap.upperBound]
            }
        }
        return order
    }
}
