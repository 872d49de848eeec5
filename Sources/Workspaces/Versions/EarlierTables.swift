import CatalogComparison
import CatalogCore
import VersionHistory

/// The tables of a workspace in a commit.
package struct EarlierTables: Sendable {
    /// The tables, with the current configurations.
    package let workspace: Workspace
    private let repository: RepositoryView
    private let contents: VersionContents

    /// Loads the tables.
    ///
    /// - Parameters:
    ///   - commit: The full name of the commit.
    ///   - paths: Files and folders; if empty, those of the configuration.
    ///   - presentPaths: The current paths of files, by the paths that the files may have had in the commit. All paths
    ///     are relative to the root.
    package init(
        at commit: String, _ paths: [String], in repository: RepositoryView, presentPaths: [String: String] = [:]
    ) async throws {
        self.repository = repository
        contents = try repository.history.contents(of: .commit(commit))
        workspace = try await Workspace.load(
            paths, in: contents, of: repository, naming: presentPaths.mapValues { repository.shown($0) },
            isComparedWithWorkTree: true)
    }

    /// Returns the differences to the current tables, with renamed files matched.
    package func difference(to new: Workspace) throws(GitError) -> ProjectDifference {
        let renames = try contents.changes(to: repository.history.contents(of: .workTree)).renames
        return ProjectDifference(
            from: workspace.project.tables, to: new.project.tables,
            renames: renames.reduce(into: [:]) { $0[name(of: $1.key, in: new)] = name(of: $1.value, in: workspace) },
            unread: SkippedFiles(old: workspace.unread, new: new.unread))
    }

    private func name(of path: String, in version: Workspace) -> String {
        version.names[repository.absolute(path)] ?? repository.shown(path)
    }
}

extension RepositoryView {
    /// Returns the paths of a workspace's files relative to the root.
    ///
    /// Files outside of the repository are skipped.
    package func paths(of workspace: Workspace) -> [String] {
        workspace.names.keys.map { RelativePath.of($0, from: root) }.filter { !$0.hasPrefix("..") }.sorted()
    }
}
