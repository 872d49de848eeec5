import CatalogCore
import CommandOutput
import StringTables

extension Workspace {
    /// The files and folders that could not be read or parsed.
    package var unread: [SkippedFile] {
        failures.map { SkippedFile(path: $0.path, position: nil, reason: $0.localizedReason) }
            + project.broken.map {
                SkippedFile(path: $0.path, position: $0.position, reason: $0.reason.message.inInterfaceLanguage)
            }
    }

    /// Refuses to change a legacy table if one of its files or folders could not be read.
    ///
    /// Otherwise, keys would change only in the other files.
    package func requireFiles(of table: any StringTable) throws(CommandFailure) {
        guard !table.isCatalog else { return }
        let unread = failures.filter { Self.isAbout(table, $0) }
        if !unread.isEmpty { throw CommandFailure(unread.map { FailureLine.sentence($0.sentence) }) }
    }

    private static func isAbout(_ table: any StringTable, _ failure: FileError) -> Bool {
        // A file that a link leads to outside of the project does not belong to the table.
        if case .leadsOut = failure { return false }
        if TablePath.format(of: failure.path) != nil {
            return LegacySource.group(of: failure.path) == LegacySource.group(of: table.path)
        }
        // The error for a folder that cannot be listed states the folder's path without links.
        guard let path = ResolvedPath.target(of: table.path), let folder = TablePath.tableFolder(of: path) else {
            return false
        }
        return failure.path + "/" == folder || (failure.path.hasPrefix(folder) && failure.path.hasSuffix(".lproj"))
    }
}
