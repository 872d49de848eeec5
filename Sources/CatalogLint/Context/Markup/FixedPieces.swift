import CatalogCore

/// The parts of a text that are not words: format specifiers, tags, placeholders, addresses and Markdown marks.
///
/// Code that changes the words keeps these pieces. A translation must have the same pieces as its source.
package struct FixedPieces {
    /// The kinds of pieces.
    package enum Kind: Hashable {
        /// A format specifier, `%%`, `%arg`, or any other percent sign.
        case format
        /// A tag: `<b>`, `</a>`.
        case tag
        /// An entity: `&amp;`.
        case entity
        /// A placeholder: `{name}`, `${name}`, `{{name}}`, `\(name)`.
        case placeholder
        /// A web or mail address.
        case address
        /// A Markdown mark: `**`, code in backticks, or a link's address.
        case markdown
        /// A backslash with the escaped character.
        case escape
        /// A word that is the same in every language.
        case term
    }

    /// A piece of a text.
    package struct Piece: Hashable {
        /// The kind of the piece.
        package let kind: Kind
        /// The range of the piece in the text's UTF-8.
        package let range: ByteRange
    }

    /// The pieces in text order, without overlaps.
    package let pieces: [Piece]
    private let bytes: [UInt8]

    /// Finds the pieces of a text.
    ///
    /// - Parameters:
    ///   - terms: Words that are the same in every language.
    ///   - isLiteral: Whether `%` is an ordinary character, as `StringTable.isLiteral` says.
    package init(_ text: String, terms: [String] = [], isLiteral: Bool = false) {
        var scan = FixedPieceScan(text, terms: terms, isLiteral: isLiteral)
        pieces = scan.pieces()
        bytes = Array(text.utf8)
    }

    /// Returns the text of a piece.
    package func written(_ piece: Piece) -> String { String(decoding: bytes[piece.range], as: UTF8.self) }

    /// Returns whether a piece follows a backslash and a name, so that it is an argument of LaTeX: `\begin{document}`.
    package func isArgumentOfLaTeX(_ piece: Piece) -> Bool {
        let before = bytes[..<piece.range.lowerBound]
        let name = before.reversed().prefix(while: \.isASCIILetter)
        return !name.isEmpty && before.dropLast(name.count).last == UInt8(ascii: "\\")
    }

    /// Returns the text with a change applied to everything between the pieces.
    package func mapWords(_ change: (String) -> String) -> String {
        var result = ""
        var end = 0
        for range in pieces.map(\.range) + [bytes.count..<bytes.count] {
            if end < range.lowerBound {
                result += change(String(decoding: bytes[end..<range.lowerBound], as: UTF8.self))
            }
            result += String(decoding: bytes[range], as: UTF8.self)
            end = range.upperBound
        }
        return result
    }
}
