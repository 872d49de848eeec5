import CatalogCore

/// One entry of a `.strings` table in the text form: `"key" = "value";`.
package struct StringsPair: Hashable, Sendable {
    /// The key.
    package let key: StringsToken
    /// The value; nil where the pair is `"key";`, which says that the value is the key (docs/formats.md §3).
    package let value: StringsToken?
    /// Where the pair is written in the decoded text, from the key to the semicolon, both included.
    package let range: ByteRange
    /// The comments that belong to the pair, as indices into the file's: those directly before it.
    package let comments: Range<Int>

    /// Creates a pair from its parts.
    package init(key: StringsToken, value: StringsToken?, range: ByteRange, comments: Range<Int>) {
        self.key = key
        self.value = value
        self.range = range
        self.comments = comments
    }

    /// The text that the key stands for.
    package var text: String { (value ?? key).string }
}
