import FileSearch
import VersionHistory

extension Workspace {
    /// Loads the files of a commit or of the index that the arguments name, or else those of the configuration.
    ///
    /// - Parameters:
    ///   - endings: The file extensions to search for; texts of stores only if they are among them.
    ///   - names: The displayed names of additional files to load, by their paths relative to the root.
    ///   - isComparedWithWorkTree: Whether to leave out the files that git leaves out of the work tree.
    package static func load(
        _ arguments: [String], in contents: VersionContents, of repository: RepositoryView,
        endings: [String] = FileFinder.catalogEndings, naming names: [String: String] = [:],
        isComparedWithWorkTree: Bool = false
    ) async throws -> Workspace {
        let paths = arguments.isEmpty ? try await defaultPaths() : arguments
        var configurations = Configurations(currentFolder: repository.currentFolder)
        var search = VersionSearch(paths, in: contents, of: repository, naming: names)
        search.includesStoreTexts = endings.contains(FileFinder.storeTextEnding)
        search.isComparedWithWorkTree = isComparedWithWorkTree
        try search.find(in: &configurations)
        let configuration = try configurations.current()
        return await Workspace(
            search.outcome,
            isComplete: arguments.isEmpty && coversDefaults(configuration, in: repository.currentFolder), configuration)
    }
}
