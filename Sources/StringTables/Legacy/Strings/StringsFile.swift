import CatalogCore

/// A `.strings` table in the old text form: pairs, comments, and the bytes that they were read from.
///
/// All ranges are offsets into `text.utf8`. Pairs are in the order of the file, keys that are there twice included.
package struct StringsFile: Sendable {
    /// The decoded text, which writes the file's own bytes back.
    package let text: DecodedText
    /// The pairs.
    package let pairs: [StringsPair]
    /// All comments, also those that belong to no pair.
    package let comments: [StringsComment]
    /// Whether the whole table stands in `{ … }`, which Foundation reads as well.
    package let isInBraces: Bool

    /// Reads a table from its decoded text.
    ///
    /// - Throws: where the text is no table.
    package init(_ text: DecodedText) throws(StringsSyntaxError) {
        var parser = StringsParser(text.utf8)
        try parser.parse()
        self.text = text
        pairs = parser.pairs
        comments = parser.comments
        isInBraces = parser.isInBraces
    }

    /// The bytes of the file: those that it was read from.
    package func encoded() -> [UInt8] { text.encoded() }

    /// What the comments directly before `pair` say, one below the other; nil where there are none.
    package func comment(of pair: StringsPair) -> String? {
        guard !pair.comments.isEmpty else { return nil }
        return comments[pair.comments].map(\.text).joined(separator: "\n")
    }
}
