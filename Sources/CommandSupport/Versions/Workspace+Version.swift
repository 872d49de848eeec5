import XCStringsKit

extension Workspace {
    /// Reads the files of a commit or of the index that `arguments` lead to; with none, those of the configuration.
    ///
    /// - Parameter names: files that are wanted besides, by their paths below the root, and what they are called.
    static func load(
        _ arguments: [String], in version: GitHistory.Version, of repository: RepositoryView,
        naming names: [String: String] = [:]
    ) async throws -> Workspace {
        let paths = arguments.isEmpty ? try await defaultPaths() : arguments
        var configurations = Configurations(currentFolder: repository.currentFolder)
        var search = VersionSearch(paths, in: version, of: repository, naming: names)
        try search.find(in: &configurations)
        let configuration = try configurations.current()
        return await Workspace(search.found, isComplete: arguments.isEmpty, configuration)
    }
}
