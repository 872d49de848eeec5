import CatalogCore

/// The Android resource file of a table, and the prefix of its resource names.
///
/// All resources of an app share one namespace across files. Names from tables other than `Localizable` therefore begin
/// with the table's name.
package struct AndroidTableFile: Hashable, Sendable {
    /// The name of the file, such as `strings.xml`.
    package let name: String
    /// The prefix of each resource name; empty for `Localizable`.
    package let prefix: String

    /// Creates the file of a table.
    package init(table: String) {
        let word = table == "Localizable" ? "" : Self.snakeCase(table)
        name = "\(word.isEmpty ? "strings" : word).xml"
        prefix = word.isEmpty ? "" : "\(word)_"
    }

    /// Converts a name to snake case: `InfoPlist` becomes `info_plist`.
    private static func snakeCase(_ name: String) -> String {
        var word = ""
        var previous: Character = "_"
        for character in name {
            let isLetter = character.isASCII && (character.isLetter || character.isNumber)
            if character.isUppercase, previous.isLowercase || previous.isNumber { word.append("_") }
            if isLetter { word += character.lowercased() } else if previous != "_" { word.append("_") }
            previous = isLetter ? character : "_"
        }
        let trimmed = word.last == "_" ? String(word.dropLast()) : word
        guard let first = trimmed.first else { return "table" }
        return first.isNumber ? "table_\(trimmed)" : trimmed
    }
}
