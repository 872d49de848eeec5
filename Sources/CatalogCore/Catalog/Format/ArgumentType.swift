/// What a format specifier takes from the arguments.
public enum ArgumentType: Hashable, Sendable {
    /// An object, `%@`.
    case object
    /// An integer of 8, 16, 32 or 64 bits; one of 8 or 16 is handed over as 32 and cut down when printed.
    case integer(bits: Int, isSigned: Bool)
    /// A `Double` of 64 bits, or a `long double` given as 128 (what it fills on Intel; on Apple silicon it is a
    /// `Double`).
    case floating(bits: Int)
    /// A character of 8 bits, `%c`, or a UTF-16 code unit, `%C`.
    case character(bits: Int)
    /// The address of bytes that end in a zero, `%s`.
    case cString
    /// The address of UTF-16 code units that end in a zero, `%S`.
    case utf16String
    /// The address of bytes that follow their count, `%P`.
    case pascalString
    /// An address, `%p` or `%n`.
    case pointer

    /// How two arguments differ that ought to be one.
    public enum Difference: Hashable, Sendable {
        /// They are of different kinds: reading one as the other shows nonsense or crashes.
        case kind
        /// They are of one kind but of different widths: large values are cut off.
        case width
    }

    /// How this type differs from another, or nil where a value of one can be read as the other.
    ///
    /// Signs don't count: `%d` and `%u` read the same 32 bits, and differ only in how they print half of the values.
    public func difference(from other: ArgumentType) -> Difference? {
        switch (self, other) {
        case (.integer(let left, _), .integer(let right, _)), (.floating(let left), .floating(let right)),
            (.character(let left), .character(let right)):
            left == right ? nil : .width
        default:
            self == other ? nil : .kind
        }
    }
}
