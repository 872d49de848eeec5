/// The names that a table lends to generated code.
enum TableName {
    /// The type that is named for a table: its words put together, each with a capital at its beginning.
    ///
    /// Unlike keys, tables keep the rest of their spelling: `CLI` and `InfoPlist` stay.
    static func type(_ table: String) -> SwiftIdentifier? {
        let words = words(of: table)
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return SwiftIdentifier(name.first?.isNumber ?? false ? "_" + name : name)
    }

    /// The constant that holds a table in its file; the `_` keeps it apart from the names of keys.
    static func constant(_ table: String) -> SwiftIdentifier {
        let name = SwiftIdentifier(beginning + words(of: table).joined(separator: "_"))
        return name ?? "table_"
    }

    /// What the names of all such constants begin with.
    static let beginning = "table_"

    private static func words(of table: String) -> [Substring] {
        table.split { !($0.isLetter || $0.isNumber) }
    }
}
