/// White space in the texts of an XLIFF file.
///
/// Without `xml:space="preserve"`, programs may indent a text like other elements.
enum XLIFFSpace {
    /// Returns a text without indentation, if a program wrote the text on lines of its own.
    static func unindented(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\n")), isIndentation(text.prefix(while: isBlank)),
            isIndentation(Substring(text.reversed().prefix(while: isBlank).reversed()))
        else { return text }
        return text.split(whereSeparator: isBlank).joined(separator: " ")
    }

    private static func isIndentation(_ blank: Substring) -> Bool {
        blank.contains(where: \.isNewline) && blank.allSatisfy(isBlank)
    }

    private static func isBlank(_ character: Character) -> Bool {
        character == " " || character == "\t" || character.isNewline
    }
}
