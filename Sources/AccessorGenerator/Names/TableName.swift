/// The names in generated code that come from a table's name.
enum TableName {
    /// Returns the type named after a table: its words joined, each with a capital first letter.
    ///
    /// Unlike keys, tables keep the rest of their spelling, such as `CLI` and `InfoPlist`.
    static func type(_ table: String) -> SwiftIdentifier? {
        let words = words(of: table)
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return SwiftIdentifier(name.first?.isNumber ?? false ? "_" + name : name)
    }

    /// Returns the constant that holds a table.
    ///
    /// The `_` distinguishes it from the names of keys.
    static func constant(_ table: String) -> SwiftIdentifier {
        let name = SwiftIdentifier(beginning + words(of: table).joined(separator: "_"))
        return name ?? "table_"
    }

    /// The prefix of all such constants.
    static let beginning = "table_"

    private static func words(of table: String) -> [Substring] {
        table.split { !($0.isLetter || $0.isNumber) }
    }
}
