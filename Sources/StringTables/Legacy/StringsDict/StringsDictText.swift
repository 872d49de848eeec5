import CatalogCore

/// A text of a `.stringsdict` table.
public struct StringsDictText: Hashable, Sendable {
    /// What it says.
    public let string: String
    /// Where it is written in the decoded text, tags included; nil in the binary form.
    public let range: ByteRange?

    /// Creates a text from its parts.
    public init(_ string: String, range: ByteRange? = nil) {
        self.string = string
        self.range = range
    }
}
