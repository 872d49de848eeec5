import CatalogCore
import StringTables

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
        let pairing = TablePairing(from: old, to: new, renames: renames, comparingPathsBy: path)
        tables = pairing.pairs.map { TableDifference(from: $0.old, to: $0.new) }.filter { !$0.changes.isEmpty }
            .sorted { $0.path < $1.path }
    }

    /// The changes that a condition holds for.
    package func limited(to isWanted: (TableChange) -> Bool) -> ProjectDifference {
        ProjectDifference(tables: tables.map { $0.limited(to: isWanted) }.filter { !$0.changes.isEmpty })
    }

    private init(tables: [TableDifference]) {
        self.tables = tables
    }
}
