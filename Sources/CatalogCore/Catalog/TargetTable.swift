/// What makes two files one table of a target: the name, and the folder of the catalog or of the `.lproj` folders.
package struct TargetTable: Hashable, Sendable {
    private let folder: String
    private let name: String

    /// Creates the identity of the table that a file belongs to.
    package init(of path: String) {
        let file = path.split(separator: "/").last ?? ""
        folder = TablePath.tableFolder(of: path) ?? String(path.dropLast(file.count))
        name = TablePath.tableName(of: path)
    }

    /// Returns the path of a file from the folder of its table on: `pt-BR.lproj/Localizable.strings`.
    package static func localPath(of path: String) -> String {
        String(path.dropFirst(TargetTable(of: path).folder.count))
    }
}
