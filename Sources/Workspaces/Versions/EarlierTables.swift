import CatalogComparison
import CatalogCore
import FileSearch
import StringTables
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
    ///   - endings: The file extensions to search for; texts of stores only if they are among them.
    ///   - presentPaths: The current paths of files, by the paths that the files may have had in the commit. All paths
    ///     are relative to the root.
    package init(
        at commit: String, _ paths: [String], in repository: RepositoryView,
        endings: [String] = FileFinder.catalogEndings, presentPaths: [String: String] = [:]
    ) async throws {
        self.repository = repository
        contents = try repository.history.contents(of: .commit(commit))
        workspace = try await Workspace.load(
            paths, in: contents, of: repository, endings: endings,
            naming: presentPaths.mapValues { repository.shown($0) },
            isComparedWithWorkTree: true)
    }

    /// Returns the differences to the current tables, with renamed files matched.
    package func difference(to new: Workspace) throws(GitError) -> ProjectDifference {
        ProjectDifference(
            from: workspace.project.tables, to: new.project.tables, renames: try renames(to: new),
            unread: SkippedFiles(old: workspace.unread, new: new.unread))
    }

    /// Returns the current tables with those of the commit, with renamed files matched.
    package func pairs(with new: Workspace) throws(GitError) -> [TablePairing.Pair] {
        TablePairing(from: workspace.project.tables, to: new.project.tables, renames: try renames(to: new)).pairs
    }

    /// Returns the old path of each renamed file, by its new path.
    private func renames(to new: Workspace) throws(GitError) -> [String: String] {
        let renames = try contents.changes(to: repository.history.contents(of: .workTree)).renames
        return renames.reduce(into: [:]) { $0[name(of: $1.key, in: new)] = name(of: $1.value, in: workspace) }
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
