import Foundation
import StringTables
import TestSupport

@testable import VersionHistory

/// A temporary git repository.
final class TemporaryRepository {
    let url = TemporaryFolder.system
        .appendingPathComponent("fitloc-history-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try git("init", "-q", "-b", "main")
        try git("config", "user.email", "a@example.com")
        try git("config", "user.name", "A")
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    @discardableResult
    func git(_ arguments: String...) throws -> String { try GitProgram(in: url.path).line(of: arguments) }

    /// Clones the last commits of another repository into a folder of this one.
    ///
    /// `GitProgram` contacts no other repository, so this starts git itself.
    func clone(_ other: TemporaryRepository, depth: Int, into folder: String) throws {
        let words = ["clone", "-q", "--depth", String(depth), "file://\(other.url.path)", folder]
        let clone = try SpawnedProgram(
            ["/usr/bin/env", "git"] + words, in: url, environment: ProcessInfo.processInfo.environment)
        let outcome = try clone.waitForEnd()
        guard outcome.ending == .status(0) else { throw GitError.failed(status: 1, message: outcome.errors) }
    }

    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Commits all changes after writing one file.
    @discardableResult
    func commit(_ text: String, at path: String, _ subject: String = "x") throws -> String {
        try write(text, to: path)
        return try commit(subject)
    }

    /// Commits all changes.
    @discardableResult
    func commit(_ subject: String = "x") throws -> String {
        try git("add", "-A")
        try git("commit", "-q", "--allow-empty", "-m", subject)
        return try git("rev-parse", "HEAD")
    }

    var history: GitHistory { get throws { try GitHistory(around: url.path) } }

    // MARK: - Tables

    /// Returns the histories of tables in the work tree, and the number of versions that were read.
    func walk(_ paths: [String]) async throws -> (histories: [GitTableHistory], versionsRead: Int) {
        let project = await TableLoader.load(
            try paths.map { path in
                TableLoader.Source(path: path, bytes: Array(try Data(contentsOf: url.appendingPathComponent(path))))
            })
        return try await history.walk(project.tables.map { TrackedTable($0, of: project) { $0 } })
    }
}
