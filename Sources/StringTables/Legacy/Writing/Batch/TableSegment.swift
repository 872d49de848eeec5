/// A key of a legacy table with its bytes: from the end of the previous key's value to the end of its own.
struct TableSegment {
    let bytes: [UInt8]
    let key: String
    /// The syntax of the first comment before the key; nil if there is none.
    var commentKind: StringsComment.Kind?
    /// Whether a blank line separates the pair from the one before it; nil if the two do not follow each other.
    var isParted: Bool?
    /// Whether the value is a text or contains one; only known in XML.
    var hasText = false
    /// Whether the value is a dictionary; only known in XML.
    var hasDictionary = false

    /// The first line break; nil if there is none.
    var lineBreak: String? { TextSurroundings.lineBreak(in: bytes, 0..<bytes.count) }
}
