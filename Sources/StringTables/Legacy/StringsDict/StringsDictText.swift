import CatalogCore

/// A text of a `.stringsdict` table.
package struct StringsDictText: Hashable, Sendable {
    /// The text.
    package let string: String
    /// The range in the decoded text, including tags; nil in the binary form.
    package let range: ByteRange?

    /// Creates a text.
    package init(_ string: String, range: ByteRange? = nil) {
        self.string = string
        self.range = range
    }
}
