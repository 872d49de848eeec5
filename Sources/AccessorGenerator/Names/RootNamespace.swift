/// The outermost namespace of a catalog's accessors.
struct RootNamespace: Hashable, Sendable {
    /// The names, outermost first; two names if several catalogs share a namespace.
    package let path: [SwiftIdentifier]
    /// Whether the catalog's file declares the outermost namespace and does not only extend it.
    let declaresOutermost: Bool

    /// The path as source code.
    var spelling: String { path.map(\.name).joined(separator: ".") }

    /// Returns the namespaces of tables in order; nil for a table whose name yields none.
    ///
    /// If `namespace` is nil, the table Localizable gets `Strings`, and every other table a namespace with its own
    /// name. Otherwise, a single table gets `namespace`. Of several tables, Localizable gets `namespace`, and the
    /// others get namespaces inside it.
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
