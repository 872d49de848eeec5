import CatalogCore

/// The pieces of a text that are no words: format specifiers, tags, placeholders, addresses, marks of Markdown.
///
/// Whoever changes the words leaves them as they are, and a translation has the same ones.
package struct FixedPieces {
    /// What a piece is.
    package enum Kind: Hashable {
        /// A format specifier, `%%`, `%arg`, or a percent sign that begins none of these.
        case format
        /// `<b>`, `</a>`.
        case tag
        /// `&amp;`
        case entity
        /// `{name}`, `${name}`, `{{name}}`, `\(name)`.
        case placeholder
        /// An address on the net or of mail.
        case address
        /// Marks of Markdown: `**`, backticks with what stands between them, a link's address.
        case markdown
        /// A backslash with what it stands before.
        case escape
        /// A word that is the same in every language.
        case term
    }

    /// A piece.
    package struct Piece: Hashable {
        /// What it is.
        package let kind: Kind
        /// Where it lies in the UTF-8 of the text.
        package let range: ByteRange
    }

    /// The pieces in the order of the text, without overlaps.
    package let pieces: [Piece]
    private let bytes: [UInt8]

    /// Finds the pieces of a text.
    ///
    /// - Parameter terms: words that are the same in every language.
    package init(_ text: String, terms: [String] = []) {
        var scan = FixedPieceScan(text, terms: terms)
        pieces = scan.pieces()
        bytes = Array(text.utf8)
    }

    /// The bytes of a piece.
    package func written(_ piece: Piece) -> String { String(decoding: bytes[piece.range], as: UTF8.self) }

    /// The text with all between the pieces changed.
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
