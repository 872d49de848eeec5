import CatalogCore

/// A `.strings` file in the old text form, with its pairs, comments and original bytes.
///
/// All ranges are offsets into `text.utf8`. The pairs are in file order and include duplicate keys.
package struct StringsFile: Sendable {
    /// The decoded text, which can restore the bytes of the file.
    package let text: DecodedText
    /// The pairs in file order, including duplicate keys.
    package let pairs: [StringsPair]
    /// All comments, including those without a pair.
    package let comments: [StringsComment]
    /// Whether the whole table is enclosed in `{ … }`, which Foundation also accepts.
    package let isInBraces: Bool

    /// Parses a table from its decoded text.
    ///
    /// - Throws: `StringsSyntaxError` if the text is not a table.
    package init(_ text: DecodedText) throws(StringsSyntaxError) {
        var parser = StringsParser(text.utf8)
        try parser.parse()
        self.text = text
        pairs = parser.pairs
        comments = parser.comments
        isInBraces = parser.isInBraces
    }

    /// Returns the bytes from which the file was parsed.
    package func encoded() -> [UInt8] { text.encoded() }

    /// The comments that are not directly before a pair, such as a file header.
    package var looseComments: [StringsComment] {
        comments.filter { comment in
            if case .pair = comment.attachment { false } else { true }
        }
    }

    /// Returns the comments directly before `pair`, joined by line breaks; nil if there are none.
    package func comment(of pair: StringsPair) -> String? {
        guard !pair.comments.isEmpty else { return nil }
        return comments[pair.comments].map(\.text).joined(separator: "\n")
    }
}
