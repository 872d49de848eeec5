import CatalogCore

/// A key or a value of a `.strings` table in the text form.
package struct StringsToken: Hashable, Sendable {
    /// Where it is written in the decoded text, quotes included.
    package let range: ByteRange
    /// Whether it stands in quotes, double or single; keys and values of plain letters and digits need none.
    package let isQuoted: Bool
    /// Whether it holds a backslash escape, so that what it says differs from what is written.
    package let hasEscapes: Bool
    /// What it says, escapes resolved (docs/formats.md §3).
    package let string: String

    /// Creates a token from its parts.
    package init(range: ByteRange, isQuoted: Bool, hasEscapes: Bool, string: String) {
        self.range = range
        self.isQuoted = isQuoted
        self.hasEscapes = hasEscapes
        self.string = string
    }

    /// Where its characters are written, without the quotes.
    package var contentRange: ByteRange {
        isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
    }
}
