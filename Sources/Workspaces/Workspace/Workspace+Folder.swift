import CatalogCore
import CommandOutput
import FileSearch

extension Workspace {
    /// Loads the catalogs that a folder's configuration names, or all below the folder, independent of the current
    /// folder.
    ///
    /// All paths are absolute.
    ///
    /// - Parameter memory: The last valid configurations, which replace unreadable ones. The memory is updated.
    package static func load(
        folder: String, remembering memory: inout ConfigurationMemory
    ) async throws(CommandFailure) -> Workspace {
        var configurations = Configurations(currentFolder: folder, remembering: memory)
        let configuration = try configurations.current()
        var search = WorkspaceSearch(currentFolder: folder, endings: FileFinder.catalogEndings)
        let paths = search.defaultPaths(configuration).map { RelativePath.absolute($0, in: folder) }
        try search.find(paths, in: &configurations)
        await search.read()
        memory = configurations.memory ?? memory
        return await Workspace(search.outcome, isComplete: true, configuration, in: folder)
    }
}
