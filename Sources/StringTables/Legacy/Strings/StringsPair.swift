import CatalogCore

/// A pair in the text form of a `.strings` table: `"key" = "value";`.
package struct StringsPair: Hashable, Sendable {
    /// The token of the key.
    package let key: StringsToken
    /// The value; nil for a pair such as `"key";`, whose value is the key (docs/formats.md §3).
    package let value: StringsToken?
    /// The range in the decoded text, from the key through the semicolon.
    package let range: ByteRange
    /// The comments directly before the pair, as indices into `StringsFile.comments`.
    package let comments: Range<Int>

    /// Creates a pair.
    package init(key: StringsToken, value: StringsToken?, range: ByteRange, comments: Range<Int>) {
        self.key = key
        self.value = value
        self.range = range
        self.comments = comments
    }

    /// The text of the key: the value, or the key itself for a pair without a value.
    package var text: String { (value ?? key).string }
}
