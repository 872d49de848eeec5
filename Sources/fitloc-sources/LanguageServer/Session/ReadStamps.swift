import CatalogRuntime
import CommandSupport
import SwiftSources
import XCStringsKit

/// What the system said of a folder's files when they were read.
struct ReadStamps: Sendable {
    private let tables = Locked<FileStamps?>(nil)
    private let code = Locked<FileStamps?>(nil)

    /// Notes the files of tables, their folders and configurations.
    func note(_ workspace: Workspace, in root: String) {
        let stamps = FileStamps(of: workspace, besides: ["\(root)/\(Configuration.fileName)"])
        tables.withLock { $0 = stamps }
    }

    /// Notes the files of code and their folders.
    func note(_ files: [SourceFile]) {
        let paths = files.map(\.path)
        let stamps = FileStamps(ofFiles: paths + Set(paths.map(TablePath.folder)))
        code.withLock { $0 = stamps }
    }

    /// Whether the files of tables are as they were; what has not been read yet is.
    var areTablesCurrent: Bool { tables.withLock { $0 }?.areCurrent ?? true }

    /// Whether a file is as it was read, or would be read with the rest, which has not been yet.
    func isCurrent(_ path: String) -> Bool {
        let stamps = FileAddress.kind(of: path) == .code ? code.withLock { $0 } : tables.withLock { $0 }
        return stamps.map { $0.cover(path) && $0.areCurrent } ?? true
    }

    /// Whether the files of code are.
    var isCodeCurrent: Bool { code.withLock { $0 }?.areCurrent ?? true }
}
