import CatalogCore

/// A key of a legacy table with its value.
package struct LegacyTableEntry: Hashable, Sendable {
    /// The value of a key.
    package enum Value: Hashable, Sendable {
        /// A plain text.
        case text(String)
        /// A rule for a text that varies by number, device or width; only in a `.stringsdict` file.
        case rule(StringsDictRule)
        /// A value that is not a text, kept unchanged.
        case other(PropertyListNode)
    }

    /// The key.
    package let key: String
    /// The range of the key in the decoded text, including quotes or tags; nil in the binary form.
    package let keyRange: ByteRange?
    /// The value of the key.
    package let value: Value
    /// The range of the value in the decoded text, including quotes or tags; nil in the binary form.
    ///
    /// For a pair such as `"key";`, the range of the key.
    package let valueRange: ByteRange?
    /// The comment before the key; only the text form has comments.
    package let comment: String?

    /// Creates an entry; an entry that is not written yet has no ranges.
    package init(
        key: String,
        keyRange: ByteRange? = nil,
        value: Value,
        valueRange: ByteRange? = nil,
        comment: String? = nil
    ) {
        self.key = key
        self.keyRange = keyRange
        self.value = value
        self.valueRange = valueRange
        self.comment = comment
    }
}
