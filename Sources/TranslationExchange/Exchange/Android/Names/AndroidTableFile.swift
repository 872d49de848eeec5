import CatalogCore

/// The file that Android has the texts of a table in, and what the names of its resources begin with.
///
/// All resources of an app share one space of names, whatever file they are in: those of other tables than
/// `Localizable` begin with the table's name.
package struct AndroidTableFile: Hashable, Sendable {
    /// The file's name, such as `strings.xml`.
    package let name: String
    /// What stands before the name of each resource; empty for `Localizable`.
    package let prefix: String

    /// The file of a table.
    package init(table: String) {
        let word = table == "Localizable" ? "" : Self.snakeCase(table)
        name = "\(word.isEmpty ? "strings" : word).xml"
        prefix = word.isEmpty ? "" : "\(word)_"
    }

    /// `InfoPlist` as `info_plist`.
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
