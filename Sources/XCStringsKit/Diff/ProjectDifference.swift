import CatalogCore

/// What is different between two versions of a project's tables.
public struct ProjectDifference: Sendable {
    /// The tables in which something changed, in order of path.
    public let tables: [TableDifference]

    /// Whether nothing changed.
    public var isEmpty: Bool { tables.isEmpty }

    /// Compares two tables, whatever their names.
    public init(from old: any StringTable, to new: any StringTable) {
        tables = [TableDifference(from: old, to: new)].filter { !$0.changes.isEmpty }
    }

    /// Compares tables that belong to each other: those of one path, those whose file was renamed, and catalogs with
    /// the legacy tables of their name that they replaced, or the other way round.
    ///
    /// - Parameters:
    ///   - renames: what the newer version's files were called, where that was otherwise.
    ///   - path: what a file's path is to be compared by; for folders, the path below them.
    public init(
        from old: [any StringTable], to new: [any StringTable], renames: [String: String] = [:],
        comparingPathsBy path: (String) -> String = { $0 }
    ) {
        var pairing = TablePairing(old: old, new: new)
        pairing.pair { Self.identity(of: $0, path) == Self.identity(of: $1, path) }
        pairing.pair { left, right in
            right.files.contains { file in
                renames[file.path].map { old in left.files.contains { $0.path == old } } ?? false
            }
        }
        pairing.pair { $0.name == $1.name && ($0.document == nil) != ($1.document == nil) }
        tables = pairing.pairs.map { TableDifference(from: $0.old, to: $0.new) }.filter { !$0.changes.isEmpty }
            .sorted { $0.path < $1.path }
    }

    /// The path of a catalog; of legacy files the folder that holds theirs, and their name.
    private static func identity(of table: any StringTable, _ path: (String) -> String) -> String {
        let first = path(table.files.first?.path ?? "")
        guard table.document == nil else { return first }
        return (TablePath.tableFolder(of: first) ?? first) + "\u{0}" + table.name
    }
}

/// Finds which tables of two versions belong to each other.
private struct TablePairing {
    private var old: [any StringTable]
    private var new: [any StringTable]
    private var found: [(old: (any StringTable)?, new: (any StringTable)?)] = []

    init(old: [any StringTable], new: [any StringTable]) {
        self.old = old
        self.new = new
    }

    /// The pairs that were found, and what is left alone on either side.
    var pairs: [(old: (any StringTable)?, new: (any StringTable)?)] {
        found + old.map { ($0, nil) } + new.map { (nil, $0) }
    }

    /// Puts together what satisfies a condition, each table once.
    mutating func pair(_ condition: (any StringTable, any StringTable) -> Bool) {
        new.removeAll { right in
            guard let index = old.firstIndex(where: { condition($0, right) }) else { return false }
            found.append((old.remove(at: index), right))
            return true
        }
    }
}
