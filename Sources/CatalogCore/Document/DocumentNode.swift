/// One value of a document on its tape: what it is, where its bytes are, and where the next one begins.
///
/// The tape lists the values in the order of the file; an object is followed by its members, each a key and a value,
/// an array by its elements. Sixteen bytes a node, no allocation for any.
struct DocumentNode {
    /// What kinds of value there are.
    enum Kind: UInt8 {
        case nothing, null, `true`, `false`, number, string, array, object
    }

    /// What the scan noticed in a string, so that most need not be looked at again.
    struct Traits: OptionSet {
        let rawValue: UInt8
        /// Holds at least one backslash escape.
        static let escaped = Traits(rawValue: 1)
        /// Holds `%`, so that it may be a format string.
        static let percent = Traits(rawValue: 2)
        /// Holds a byte outside ASCII.
        static let nonASCII = Traits(rawValue: 4)
    }

    /// The offset of the first byte: the quote of a string, the brace of an object.
    package var offset: UInt32
    /// The number of bytes, to the closing quote or bracket.
    var length: UInt32
    /// The tape index behind this value and all that lies in it.
    var next: UInt32
    var kind: Kind
    var traits: Traits

    package var range: ByteRange { Int(offset)..<(Int(offset) &+ Int(length)) }
}
