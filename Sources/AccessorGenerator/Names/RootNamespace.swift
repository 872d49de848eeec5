/// Where the accessors of a catalog begin, in the portable style.
struct RootNamespace: Hashable, Sendable {
    /// The names from the outermost; one, or two where catalogs share a namespace.
    package let path: [SwiftIdentifier]
    /// Whether the catalog's file declares the outermost one, rather than extending that of another.
    let declaresOutermost: Bool

    /// The path as code names it.
    var spelling: String { path.map(\.name).joined(separator: ".") }

    /// The namespaces of tables, in their order; nil for a table whose name makes none.
    ///
    /// Without a name given, the table Localizable fills `Strings`, and each other one has its own. With a name, a
    /// single table fills it; of several, Localizable does, and the others lie in it.
    static func all(for tables: [String], namespace: SwiftIdentifier?) -> [RootNamespace?] {
        tables.enumerated().map { index, table in
            guard let namespace else {
                let name = table == "Localizable" ? "Strings" : TableName.type(table)
                return name.map { RootNamespace(path: [$0], declaresOutermost: true) }
            }
            if tables.count == 1 || table == "Localizable" {
                return RootNamespace(path: [namespace], declaresOutermost: true)
            }
            return TableName.type(table).map { name in
                let isFirst = index == 0 && !tables.contains("Localizable")
                return RootNamespace(path: [namespace, name], declaresOutermost: isFirst)
            }
        }
    }
}
