import CatalogCore
import FileSearch
import Foundation
import StringTables
import Workspaces

/// Reads the tables that offers come from.
///
/// Errors are ignored, because completion must not print messages.
struct ProjectTables {
    /// The named files and folders.
    ///
    /// If empty, the project's tables are read.
    let paths: [String]

    init(_ paths: [String]) {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? "~"
        self.paths = paths.map { $0.hasPrefix("~/") ? home + $0.dropFirst() : $0 }
    }

    /// Reads the tables.
    func read() async -> [any StringTable] {
        if let workspace = try? await Workspace.load(paths) { return workspace.project.tables }
        let sources = files().compactMap { path in
            (try? FileReader.read(path)).map { TableLoader.Source(path: path, bytes: $0.bytes) }
        }
        return await TableLoader.load(sources).tables
    }

    /// Returns the paths of the tables' files.
    func files() -> [String] {
        let folder = FileManager.default.currentDirectoryPath
        var configurations = Configurations(currentFolder: folder)
        var search = WorkspaceSearch(currentFolder: folder, endings: FileFinder.catalogEndings)
        if (try? search.find(paths, in: &configurations)) != nil { return search.foundPaths }
        // A broken configuration is ignored.
        return FileFinder().find(paths.isEmpty ? ["."] : paths).files.map(\.path)
    }
}
