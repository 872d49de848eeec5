import CatalogComparison
import CommandOutput
import FileSearch
import InterfaceTexts
import VersionHistory
import Workspaces

/// The git history of a project for a report.
struct ReportHistory {
    private(set) var name: String
    private(set) var revision: ReportRevision?
    private(set) var trend: ReportTrend?
    private(set) var comparison: ReportComparison?
    /// The errors of files in the version to compare with.
    private(set) var earlierFailures: [FailureLine] = []
    /// Messages about data that git could not provide.
    private(set) var notes: [String] = []

    /// Reads the history from git.
    ///
    /// Without a repository or a first commit, the history is empty.
    ///
    /// - Throws: an error if the revision to compare with is unknown.
    init(of workspace: Workspace, _ request: ReportRequest) async throws {
        name = Self.name(of: workspace.currentFolder)
        guard let repository = try? RepositoryView(), let head = try repository.history.lastCommit else { return }
        name = Self.name(of: repository.root)
        let files = repository.paths(of: workspace)
        let (committed, current) = try repository.history.contents(of: .commit(head), and: .workTree)
        let changed = try committed.changes(to: current).paths
        revision = ReportRevision(
            commit: try repository.history.details(of: head), hasChanges: files.contains { changed.contains($0) })
        if let since = request.since {
            try await compare(workspace, with: since, named: since, request, in: repository)
        }
        do {
            try await compareWithLastRelease(workspace, at: head, request, in: repository)
            trend = try await TrendReader(repository, request, besides: workspace.unread).read(files)
        } catch let error as GitError {
            notes.append(Texts.Words.note(sentence: error.sentence).resolved)
        }
    }

    private static func name(of folder: String) -> String { folder.split(separator: "/").last.map(String.init) ?? "/" }

    /// Compares with the last release, if there is one and the user gave no revision.
    ///
    /// What cannot be read of the release is no failure of this report.
    private mutating func compareWithLastRelease(
        _ workspace: Workspace, at head: String, _ request: ReportRequest, in repository: RepositoryView
    ) async throws {
        guard request.since == nil, let tag = try repository.history.tag(before: head) else { return }
        do {
            try await compare(workspace, with: GitHistory.reference(toTag: tag), named: tag, request, in: repository)
        } catch let error as CommandFailure {
            notes += error.lines.map { Texts.Words.note(sentence: $0.text).resolved }
        }
        comparison?.isRelease = true
        earlierFailures = []
    }

    private mutating func compare(
        _ workspace: Workspace, with revision: String, named name: String, _ request: ReportRequest,
        in repository: RepositoryView
    ) async throws {
        let base = try repository.history.mergeBase(revision, "HEAD")
        let old = try await EarlierTables(
            at: base, request.paths, in: repository, endings: FileFinder.tableEndings)
        let present = Set(workspace.project.broken)
        earlierFailures = old.workspace.project.broken.filter { !present.contains($0) }.map { FailureLine($0) }
        let isComparable = !SkippedFiles(old: old.workspace.unread, new: workspace.unread).differ
        comparison = ReportComparison(
            name: name, commit: try repository.history.details(of: base),
            difference: try old.difference(to: workspace).limited(to: request),
            totals: isComparable ? await ProjectReport.statistics(of: old.workspace, request).totals : [])
    }
}

extension ProjectDifference {
    /// Returns only the changes in the report's languages, and changes of whole keys.
    fileprivate func limited(to request: ReportRequest) -> ProjectDifference {
        limited { request.asks(for: $0.language) }
    }
}
