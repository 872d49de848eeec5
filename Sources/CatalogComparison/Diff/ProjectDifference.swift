import CatalogCore
import StringTables

/// The differences between two versions of a project's tables.
public struct ProjectDifference: Sendable {
    /// The changed tables, in order of path.
    public let tables: [TableDifference]

    /// Whether there are no differences.
    public var isEmpty: Bool { tables.isEmpty }

    /// Compares two tables, regardless of their names.
    public init(from old: any StringTable, to new: any StringTable) {
        tables = [TableDifference(from: old, to: new)].filter { !$0.changes.isEmpty }
    }

    /// Compares the corresponding tables of two versions.
    ///
    /// Tables correspond if they have the same path, or if their file was renamed. A catalog also corresponds to legacy
    /// tables of the same name that it replaced, and vice versa.
    ///
    /// - Parameters:
    ///   - renames: the earlier path for each renamed file of the newer version.
    ///   - path: returns the path under which to compare a file, such as the path inside each of two folders.
    public init(
        from old: [any StringTable], to new: [any StringTable], renames: [String: String] = [:],
        comparingPathsBy path: (String) -> String = { $0 }
    ) {
        let pairing = TablePairing(from: old, to: new, renames: renames, comparingPathsBy: path)
        tables = pairing.pairs.map { TableDifference(from: $0.old, to: $0.new) }.filter { !$0.changes.isEmpty }
            .sorted { $0.path < $1.path }
    }

    /// Returns only the changes that satisfy a condition.
    package func limited(to isWanted: (TableChange) -> Bool) -> ProjectDifference {
        ProjectDifference(tables: tables.map { $0.limited(to: isWanted) }.filter { !$0.changes.isEmpty })
    }

    private init(tables: [TableDifference]) {
        self.tables = tables
    }
}
