import CatalogCore

/// Finds which tables of two versions of a project belong to each other.
package struct TablePairing {
    private var old: [any StringTable]
    private var new: [any StringTable]
    private var found: [Pair] = []

    /// A table as it was and as it is; nil where it came or went.
    package typealias Pair = (old: (any StringTable)?, new: (any StringTable)?)

    /// Puts together the tables of one path, those whose file was renamed, and catalogs with the legacy tables of their
    /// name that they replaced, or the other way round.
    ///
    /// - Parameters:
    ///   - renames: what the newer version's files were called, where that was otherwise.
    ///   - path: what a file's path is to be compared by.
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

    /// The pairs that were found, and what is left alone on either side.
    package var pairs: [Pair] { found + old.map { ($0, nil) } + new.map { (nil, $0) } }

    /// Puts together what satisfies a condition, each table once.
    private mutating func pair(_ condition: (any StringTable, any StringTable) -> Bool) {
        new.removeAll { right in
            guard let index = old.firstIndex(where: { condition($0, right) }) else { return false }
            found.append((old.remove(at: index), right))
            return true
        }
    }

    /// The path of a catalog; of legacy files the folder that holds theirs, and their name.
    private static func identity(of table: any StringTable, _ path: (String) -> String) -> String {
        let first = path(table.path)
        guard table.isLegacy else { return first }
        return (TablePath.tableFolder(of: first) ?? first) + "\u{0}" + table.name
    }
}
