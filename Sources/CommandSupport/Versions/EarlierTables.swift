import XCStringsKit

/// The tables of a workspace as a commit has them.
package struct EarlierTables: Sendable {
    /// The tables with what governs them today.
    package let workspace: Workspace
    private let repository: RepositoryView

    /// Reads them.
    ///
    /// - Parameters:
    ///   - commit: the commit's full name.
    ///   - paths: files and folders; with none, those of the configuration.
    ///   - presentPaths: what files are called now, by the paths below the root that they may have had then.
    package init(
        at commit: String, _ paths: [String], in repository: RepositoryView, presentPaths: [String: String] = [:]
    ) async throws {
        self.repository = repository
        workspace = try await Workspace.load(
            paths, in: .commit(commit), of: repository, naming: presentPaths.mapValues { repository.shown($0) })
    }

    /// What is different now, renamed files included.
    ///
    /// - Parameter commit: the commit that these tables are of.
    package func difference(to new: Workspace, since commit: String) throws(GitError) -> ProjectDifference {
        let renames = try repository.history.changedPaths(from: commit, to: .workTree).renames
        return ProjectDifference(
            from: workspace.project.tables, to: new.project.tables,
            renames: renames.reduce(into: [:]) { $0[name(of: $1.key, in: new)] = name(of: $1.value, in: workspace) })
    }

    private func name(of path: String, in version: Workspace) -> String {
        version.names[repository.absolute(path)] ?? repository.shown(path)
    }
}

extension RepositoryView {
    /// The paths below the root of a workspace's files; those elsewhere are left out.
    package func paths(of workspace: Workspace) -> [String] {
        workspace.names.keys.map { RelativePath.of($0, from: root) }.filter { !$0.hasPrefix("..") }.sorted()
    }
}
