import XCStringsKit

extension Workspace {
    /// Refuses to change a legacy table of which a file or a folder could not be read: keys would change in the other
    /// files alone.
    func requireFiles(of table: any StringTable) throws(CommandFailure) {
        guard !table.isCatalog else { return }
        let unread = failures.filter { Self.isAbout(table, $0) }
        if !unread.isEmpty { throw CommandFailure(unread.map { FailureLine.sentence($0.sentence) }) }
    }

    private static func isAbout(_ table: any StringTable, _ failure: FileError) -> Bool {
        // What a link leads to outside of the project is none of its files.
        if case .leadsOut = failure { return false }
        if TablePath.format(of: failure.path) != nil {
            return LegacySource.group(of: failure.path) == LegacySource.group(of: table.path)
        }
        // A folder that cannot be listed is named by its real path.
        guard let path = ResolvedPath.target(of: table.path), let folder = TablePath.tableFolder(of: path) else {
            return false
        }
        return failure.path + "/" == folder || (failure.path.hasPrefix(folder) && failure.path.hasSuffix(".lproj"))
    }
}
