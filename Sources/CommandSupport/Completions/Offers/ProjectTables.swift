import Foundation
import XCStringsKit

/// The tables that offers come from.
///
/// What cannot be read is left out without a word: nobody is there to read it.
struct ProjectTables {
    /// The files and folders that are named; with none, the project's.
    let paths: [String]

    init(_ paths: [String]) {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? "~"
        self.paths = paths.map { $0.hasPrefix("~/") ? home + $0.dropFirst() : $0 }
    }

    /// The tables.
    func read() async -> [any StringTable] {
        if let workspace = try? await Workspace.load(paths) { return workspace.project.tables }
        let sources = files().compactMap { path in
            (try? FileReader.read(path)).map { TableLoader.Source(path: path, bytes: $0.bytes) }
        }
        return await TableLoader.load(sources).tables
    }

    /// The paths of the files that make them up.
    func files() -> [String] {
        let folder = FileManager.default.currentDirectoryPath
        var configurations = Configurations(currentFolder: folder)
        var search = WorkspaceSearch(currentFolder: folder, endings: FileFinder.catalogEndings)
        if (try? search.find(paths, in: &configurations)) != nil { return search.found.absolutePaths.keys.sorted() }
        // A configuration that is broken governs nothing.
        return FileFinder().find(paths.isEmpty ? ["."] : paths).files.map(\.path)
    }
}
