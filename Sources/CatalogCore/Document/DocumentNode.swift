/// A value of a document on the tape, with its kind, its byte range and the index of the next value.
///
/// The tape lists values in file order. The members of an object follow the object, each as a key and a value, and the
/// elements of an array follow the array. A node takes 12 bytes and needs no allocation: a length and an index leave three
/// bits of their words to the kind and the properties.
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
        /// The escapes are decoded, in bytes of their own; no node has this property.
        static let decoded = Traits(rawValue: 8)
    }

    /// The largest length and the largest index that a node can hold: all bits below those of the kind or the properties.
    static let largest: UInt32 = (1 << shift) - 1
    /// The number of these bits.
    private static let shift: UInt32 = 29

    /// The offset of the first byte, such as the quote of a string or the brace of an object.
    let offset: UInt32
    private var lengthAndKind: UInt32
    private var nextAndTraits: UInt32

    init(offset: UInt32, length: UInt32, next: UInt32, kind: Kind, traits: Traits) {
        self.offset = offset
        lengthAndKind = length | UInt32(kind.rawValue) << Self.shift
        nextAndTraits = next | UInt32(traits.rawValue) << Self.shift
    }

    /// The number of bytes, including the closing quote or bracket.
    var length: UInt32 {
        get { lengthAndKind & Self.largest }
        set { lengthAndKind = lengthAndKind & ~Self.largest | newValue }
    }

    /// The tape index after this value and all values inside it.
    var next: UInt32 {
        get { nextAndTraits & Self.largest }
        set { nextAndTraits = nextAndTraits & ~Self.largest | newValue }
    }

    var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: lengthAndKind >> Self.shift)).unsafelyUnwrapped }

    var traits: Traits { Traits(rawValue: UInt8(truncatingIfNeeded: nextAndTraits >> Self.shift)) }

    var range: ByteRange { Int(offset)..<(Int(offset) &+ Int(length)) }
}
