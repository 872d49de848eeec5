import CatalogCore

/// A text of a `.stringsdict` table.
package struct StringsDictText: Hashable, Sendable {
    /// What it says.
    package let string: String
    /// Where it is written in the decoded text, tags included; nil in the binary form.
    package let range: ByteRange?

    /// Creates a text from its parts.
    package init(_ string: String, range: ByteRange? = nil) {
        self.string = string
        self.range = range
    }
}
