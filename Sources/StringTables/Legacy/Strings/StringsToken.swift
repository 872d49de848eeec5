import CatalogCore

/// A key or value in the text form of a `.strings` table.
package struct StringsToken: Hashable, Sendable {
    /// The range in the decoded text, including quotes.
    package let range: ByteRange
    /// Whether the token is in double or single quotes, which plain letters and digits do not need.
    package let isQuoted: Bool
    /// Whether the token has backslash escapes, so that `string` differs from the file.
    package let hasEscapes: Bool
    /// The decoded text (docs/formats.md §3).
    package let string: String

    /// Creates a token.
    package init(range: ByteRange, isQuoted: Bool, hasEscapes: Bool, string: String) {
        self.range = range
        self.isQuoted = isQuoted
        self.hasEscapes = hasEscapes
        self.string = string
    }

    /// The range of the contents, without quotes.
    package var contentRange: ByteRange {
        isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
    }
}
