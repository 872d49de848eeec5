import CatalogCore
import StringTables
import VersionHistory
@testable import VersionHistory

/// Versions of some files as consecutive commits, without a repository.
struct WrittenHistory: VersionSource {
    private let versions: [[TableLoader.Source]]

    init(_ versions: [[TableLoader.Source]]) {
        self.versions = versions
    }

    /// Returns the histories of tables by the path of the first file.
    func histories(of project: Project) async -> [String: any TableHistory] {
        let tables = project.tables.map { TrackedTable($0, of: project) { $0 } }
        let pathHistories = tables.flatMap(\.files).map { FilePathHistory($0.path) }
        let plan = WalkPlan(log, files: tables.walkedFiles(on: pathHistories))
        var walk = HistoryWalk(plan, versions: self, stores: pathHistories.map { _ in StoredVersions() })
        guard let walked = try? await walk.run(to: tables.flatMap(\.files).map(\.bytes)) else { return [:] }
        let paths = project.tables.map { $0.files.first?.path ?? "" }
        return Dictionary(zip(paths, GitTableHistory.all(of: tables, in: walked))) { first, _ in first }
    }

    private var log: HistoryLog {
        let steps = versions.indices.map { number in
            HistoryLog.Step(
                commit: Commit(
                    name: String(repeating: "\(number + 1)", count: 40), author: "A",
                    date: "2026-03-0\(number + 1)T12:00:00Z", subject: "Version \(number + 1)"),
                parents: number == 0 ? [] : [number - 1],
                changes: versions[number].enumerated().map { file, source in
                    HistoryLog.Change(
                        path: source.path, blob: ObjectName("\(number + 1).\(file)"), isNew: number == 0)
                })
        }
        return HistoryLog(steps, tips: [steps.count - 1])
    }

    // MARK: - Contents

    mutating func expect(_ versions: [WantedVersion]) {}

    func version(of blob: ObjectName, format: TableFormat) async throws(GitError) -> FileVersion? {
        let numbers = blob.digits.split(separator: ".").compactMap { Int($0) }
        return FileVersion(versions[numbers[0] - 1][numbers[1]].bytes, format: format)
    }
}
