import CatalogCore

/// A matching of the tables in two versions of a project.
package struct TablePairing {
    private var old: [any StringTable]
    private var new: [any StringTable]
    private var matched: [Pair] = []

    /// The older and newer version of a table; nil where the table did not exist.
    package typealias Pair = (old: (any StringTable)?, new: (any StringTable)?)

    /// Matches tables with the same path, tables with a renamed file, and catalogs with legacy tables of the same name.
    ///
    /// A catalog that replaced a legacy table matches it, and vice versa.
    ///
    /// - Parameters:
    ///   - renames: The old path of each renamed file, by its new path.
    ///   - path: Converts the path of a file to the path that is compared.
    package init(
        from old: [any StringTable], to new: [any StringTable], renames: [String: String],
        comparingPathsBy path: (String) -> String = { $0 }
    ) {
        self.old = old
        self.new = new
        pair { Self.identity(of: $0, path) == Self.identity(of: $1, path) }
        pair { left, right in
            right.files.contains { file in
                renames[file.path].map { old in left.files.contains { $0.path == old } } ?? false
            }
        }
        pair { $0.name == $1.name && $0.isLegacy != $1.isLegacy }
    }

    /// The matched tables, followed by the tables without a match on either side.
    package var pairs: [Pair] { matched + old.map { ($0, nil) } + new.map { (nil, $0) } }

    /// Matches tables that satisfy a condition, each table once.
    private mutating func pair(_ condition: (any StringTable, any StringTable) -> Bool) {
        new.removeAll { right in
            guard let index = old.firstIndex(where: { condition($0, right) }) else { return false }
            matched.append((old.remove(at: index), right))
            return true
        }
    }

    /// Returns the path of a catalog; for a legacy table, the folder of its `.lproj` folders and its name.
    private static func identity(of table: any StringTable, _ path: (String) -> String) -> String {
        let first = path(table.path)
        guard table.isLegacy else { return first }
        return (TablePath.tableFolder(of: first) ?? first) + "\u{0}" + table.name
    }
}
