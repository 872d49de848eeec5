/// Something in code that looks a string up in a table.
protocol TableLookup {
    /// The table that the code names; nil for the usual one.
    var table: String? { get }
    /// Whether the code names a table by something else than a literal, so that it may be any.
    var hasUnknownTable: Bool { get }
    /// What makes it a look-up.
    var kind: KeyUse.Kind { get }
    /// The bundle as the code writes it; nil for the main bundle.
    var bundle: String? { get }
    /// Where it is.
    var place: SourcePlace { get }
}

extension TableLookup {
    /// The name of the table that the key is looked up in, as far as the code tells.
    var tableName: String { table ?? UsualTable.name }

    /// Whether the table of a name may be meant.
    func mayLook(in name: String) -> Bool { hasUnknownTable || tableName == name }
}

/// The table that is meant where code names none.
enum UsualTable {
    static let name = "Localizable"
}

extension KeyUse: TableLookup {}
extension DynamicUse: TableLookup {}
