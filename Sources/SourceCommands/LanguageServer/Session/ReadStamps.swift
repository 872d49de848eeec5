import CatalogCore
import CatalogRuntime
import SwiftSources
import Workspaces

/// The file stamps of a folder at the time of reading.
struct ReadStamps: Sendable {
    private let tables = Locked<FileStamps?>(nil)
    private let code = Locked<FileStamps?>(nil)

    /// Stores the stamps of the tables, their folders and the configurations.
    func note(_ workspace: Workspace, in root: String) {
        let stamps = FileStamps(of: workspace, besides: ["\(root)/\(Configuration.fileName)"])
        tables.withLock { $0 = stamps }
    }

    /// Stores the stamps of the source files and their folders.
    func note(_ files: [SourceFile]) {
        let paths = files.map(\.path)
        let stamps = FileStamps(ofFiles: paths + Set(paths.map(TablePath.folder)))
        code.withLock { $0 = stamps }
    }

    /// Whether the files of tables are unchanged since reading; true if they were not read yet.
    var areTablesCurrent: Bool { tables.withLock { $0 }?.areCurrent ?? true }

    /// Returns whether a file was read, and no file of its kind has changed since then.
    ///
    /// Returns true if the files of its kind were not read yet.
    func isCurrent(_ path: String) -> Bool {
        let stamps = FileAddress.kind(of: path) == .code ? code.withLock { $0 } : tables.withLock { $0 }
        return stamps.map { $0.cover(path) && $0.areCurrent } ?? true
    }

    /// Whether the source files are unchanged since reading; true if they were not read yet.
    var isCodeCurrent: Bool { code.withLock { $0 }?.areCurrent ?? true }
}
