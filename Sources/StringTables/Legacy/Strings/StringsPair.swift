import CatalogCore

/// One entry of a `.strings` table in the text form: `"key" = "value";`.
public struct StringsPair: Hashable, Sendable {
    /// The key.
    public let key: StringsToken
    /// The value; nil where the pair is `"key";`, which says that the value is the key (docs/formats.md §3).
    public let value: StringsToken?
    /// Where the pair is written in the decoded text, from the key to the semicolon, both included.
    public let range: ByteRange
    /// The comments that belong to the pair, as indices into the file's: those directly before it.
    public let comments: Range<Int>

    /// Creates a pair from its parts.
    public init(key: StringsToken, value: StringsToken?, range: ByteRange, comments: Range<Int>) {
        self.key = key
        self.value = value
        self.range = range
        self.comments = comments
    }

    /// The text that the key stands for.
    public var text: String { (value ?? key).string }
}
