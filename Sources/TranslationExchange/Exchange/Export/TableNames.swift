import CatalogCore
import StringTables

/// The names of tables inside an export: in the files, and in the paths of files that have a single table.
enum TableNames {
    /// Returns the name of a table's file in the files of an export.
    ///
    /// The page of a store is a folder, because each of its texts is a file; its name ends in a slash.
    ///
    /// - Parameter original: Returns the name of a file or folder for its path.
    static func name(of path: String, _ original: (String) -> String) -> String {
        guard path.hasSuffix("/") else { return original(path) }
        return original(String(path.dropLast())) + "/"
    }

    /// Returns the names by which files can refer to a table: its own, and those of its files.
    static func all(of table: any StringTable, _ original: (String) -> String) -> [String] {
        let page = table.page.map { String(name(of: $0, original).dropLast()) }
        return [page].compactMap { $0 } + table.files.map { original($0.path) }
    }

    /// Returns a name for each table that no other table has, to be used in paths.
    ///
    /// That is the name of the table. Tables of the same name also have their folders, or, in one folder, the paths of
    /// their files.
    static func distinct(_ tables: [any StringTable], _ original: (String) -> String) -> [String] {
        let paths = tables.map { table in
            table.page.map { String(name(of: $0, original).dropLast()) } ?? original(table.path)
        }
        var names = tables.map(\.name)
        for form in Form.allCases {
            let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
            for index in names.indices where (counts[names[index]] ?? 0) > 1 {
                names[index] = tables[index].page == nil ? form.name(of: paths[index]) : paths[index]
            }
        }
        return names
    }

    /// A form of a path that tells more than the one before.
    private enum Form: CaseIterable {
        case folderAndName
        case withoutExtension
        case whole

        func name(of path: String) -> String {
            let folder = String(path.dropLast(path.split(separator: "/").last?.count ?? 0))
            return switch self {
            case .folderAndName: (TablePath.tableFolder(of: path) ?? folder) + TablePath.tableName(of: path)
            case .withoutExtension: folder + TablePath.tableName(of: path)
            case .whole: path
            }
        }
    }
}
