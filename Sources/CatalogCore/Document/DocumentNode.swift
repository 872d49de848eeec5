/// A value of a document on the tape, with its kind, its byte range and the index of the next value.
///
/// The tape lists values in file order. The members of an object follow the object, each as a key and a value, and the
/// elements of an array follow the array. A node takes 16 bytes and needs no allocation.
struct DocumentNode {
    /// The kinds of values.
    enum Kind: UInt8 {
        case nothing, null, `true`, `false`, number, string, array, object
    }

    /// Properties of a string that the parser has noticed, so that most strings need no second scan.
    struct Traits: OptionSet {
        let rawValue: UInt8
        /// The string has at least one backslash escape.
        static let escaped = Traits(rawValue: 1)
        /// The string contains `%`, so it may be a format string.
        static let percent = Traits(rawValue: 2)
        /// The string has a byte outside ASCII.
        static let nonASCII = Traits(rawValue: 4)
        /// The escapes are decoded, in bytes of their own.
        static let decoded = Traits(rawValue: 8)
    }

    /// The offset of the first byte, such as the quote of a string or the brace of an object.
    package var offset: UInt32
    /// The number of bytes, including the closing quote or bracket.
    var length: UInt32
    /// The tape index after this value and all values inside it.
    var next: UInt32
    var kind: Kind
    var traits: Traits

    package var range: ByteRange { Int(offset)..<(Int(offset) &+ Int(length)) }
}
