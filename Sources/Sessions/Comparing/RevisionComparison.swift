import CatalogComparison
import CatalogCore
import CommandOutput
import FileSearch
import InterfaceTexts
import StringTables
import VersionHistory
import Workspaces

/// A comparison of a commit's tables with those of another commit, of the index or of the work tree.
struct RevisionComparison {
    private let repository: RepositoryView
    private let old: String
    private let new: GitHistory.Version
    private let paths: [String]

    init(
        from old: String, to new: String?, startsAtMergeBase: Bool, paths: [String]
    ) throws(GitError) {
        repository = try Self.repository(paths)
        let history = repository.history
        self.paths = paths
        self.old = startsAtMergeBase ? try history.mergeBase(old, new ?? "HEAD") : try history.snapshot(old)
        if let new { self.new = .commit(try history.snapshot(new)) } else { self.new = .workTree }
    }

    /// Creates a comparison of a commit or tree with the index, or of nothing before the first commit.
    init(fromRevision old: String, toIndexOf paths: [String]) throws(GitError) {
        repository = try Self.repository(paths)
        self.paths = paths
        self.old = try repository.history.snapshot(old, takesUnbornHead: true)
        new = .index
    }

    private static func repository(_ paths: [String]) throws(GitError) -> RepositoryView {
        let repository = try RepositoryView()
        // git can have a work tree elsewhere, because of GIT_WORK_TREE.
        if paths.isEmpty, repository.inside(".").hasPrefix("..") { throw .noRepository(repository.currentFolder) }
        return repository
    }

    func difference(reportingTo console: inout Console) async throws -> ProjectDifference {
        let paths = self.paths.isEmpty ? try await Workspace.defaultPaths() : self.paths
        do {
            let versions = try repository.history.contents(of: .commit(old), and: new)
            let before = try await project(in: versions.old, paths: paths, reportingTo: &console)
            var after = try await project(in: versions.new, paths: paths, reportingTo: &console)
            try console.fail(unnamable(in: before, after))
            for file in try undecided(in: before) {
                try console.leaveOut(file.path, "\(VisibleText.path(file.path)): \(file.reason)")
                after.unread.append(file)
            }
            let renames = try versions.old.changes(to: versions.new).renames
            return ProjectDifference(
                from: before.project.tables, to: after.project.tables,
                renames: renames.reduce(into: [:]) { $0[name(of: $1.key, in: after)] = name(of: $1.value, in: before) },
                unread: SkippedFiles(old: before.unread, new: after.unread))
        } catch let error as GitError {
            throw CommandFailure(error.sentence)
        }
    }

    /// Loads the tables of a version.
    ///
    /// A path may exist in only one of the versions.
    private func project(
        in contents: VersionContents, paths: [String], reportingTo console: inout Console
    ) async throws -> Files {
        guard contents.version != .workTree else {
            let present = paths.filter { FileReader.isFile($0) || FileReader.isFolder($0) }
            guard !present.isEmpty else { return (await TableLoader.load([]), [:], [], []) }
            let workspace = try await console.load(present, endings: FileFinder.tableEndings, mayBeEmpty: true)
            return (workspace.project, workspace.names, workspace.failures, workspace.unread)
        }
        let workspace = try await Workspace.load(
            paths, in: contents, of: repository, endings: FileFinder.tableEndings,
            isComparedWithWorkTree: new == .workTree)
        try console.failBroken(in: workspace.project)
        let missing = workspace.failures.filter(\.isAboutMissingFile).map(\.path)
        let unread = workspace.unread.filter { !missing.contains($0.path) }
        return (workspace.project, workspace.names, workspace.failures, unread)
    }

    /// Returns the files that a merge with conflicts left out of the work tree, which git has not removed yet.
    private func undecided(in before: Files) throws(GitError) -> [SkippedFile] {
        guard new == .workTree else { return [] }
        let missing = before.project.files.map(\.path).filter { !FileReader.isFile($0) }
        guard !missing.isEmpty else { return [] }
        let undecided = Set(try repository.history.unmergedPaths().map(repository.shown))
        return missing.filter { undecided.contains($0) }.map {
            SkippedFile(path: $0, position: nil, reason: Texts.Diff.undecided.resolved)
        }
    }

    /// Returns the errors about files of commits whose names are not valid UTF-8, each once.
    ///
    /// The errors about the work tree have been reported already.
    private func unnamable(in before: Files, _ after: Files) -> [FileError] {
        let reported = new == .workTree ? after.failures : []
        let errors = Set(before.failures + after.failures).subtracting(reported)
        return errors.filter { if case .nameNotUnicode = $0 { true } else { false } }.sorted { $0.path < $1.path }
    }

    /// The files of a version, their displayed names by absolute path, and the files that could not be read.
    private typealias Files = (
        project: Project, names: [String: String], failures: [FileError], unread: [SkippedFile]
    )

    private func name(of path: String, in files: Files) -> String {
        files.names[repository.absolute(path)] ?? repository.shown(path)
    }
}
