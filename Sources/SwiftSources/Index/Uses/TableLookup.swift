/// A lookup of a string in a table.
protocol TableLookup {
    /// The table that the code names; nil for the default table.
    var table: String? { get }
    /// Whether the code names the table by an expression other than a literal, so that it can be any table.
    var hasUnknownTable: Bool { get }
    /// The API of the lookup.
    var kind: KeyUse.Kind { get }
    /// The source code of the bundle; nil for the main bundle.
    var bundle: String? { get }
    /// The location of the lookup.
    var location: CodeLocation { get }
}

extension TableLookup {
    /// The name of the table in the code, or else of the default table.
    var tableName: String { table ?? DefaultTable.name }

    /// Returns whether the lookup can use the table with a name.
    func mayLook(in name: String) -> Bool { hasUnknownTable || tableName == name }
}

/// The default table of lookups.
enum DefaultTable {
    static let name = "Localizable"
}

extension KeyUse: TableLookup {}
extension DynamicUse: TableLookup {}
