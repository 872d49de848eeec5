import CatalogCore

/// A key of a legacy table and what it stands for.
package struct LegacyTableEntry: Hashable, Sendable {
    /// What a key stands for.
    package enum Value: Hashable, Sendable {
        /// A plain text.
        case text(String)
        /// A text that depends on numbers, on the device or on the room there is; only in a `.stringsdict`.
        case rule(StringsDictRule)
        /// Something that is no text, kept as it is.
        case other(PropertyListNode)
    }

    /// The key.
    package let key: String
    /// Where the key is written in the decoded text, quotes or tags included; nil in the binary form.
    package let keyRange: ByteRange?
    /// What it stands for.
    package let value: Value
    /// Where the value is written in the decoded text, quotes or tags included; nil in the binary form.
    ///
    /// The key's range where the pair is `"key";`.
    package let valueRange: ByteRange?
    /// The comment before it; only the text form has them.
    package let comment: String?

    /// Creates an entry from its parts; one that is yet to be written has no places.
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
