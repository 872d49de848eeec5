import XCStringsKit

extension Workspace {
    /// Finds and reads the catalogs of a folder's configuration, else all below it, whatever the current folder is;
    /// every path is absolute.
    ///
    /// - Parameter memory: what stands in for configurations that cannot be read; it learns what they say.
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
        return await Workspace(search.found, isComplete: true, configuration, in: folder)
    }
}
