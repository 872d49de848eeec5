/// The type of argument that a format specifier takes.
public enum ArgumentType: Hashable, Sendable {
    /// An object, `%@`.
    case object
    /// An integer of 8, 16, 32 or 64 bits.
    ///
    /// Integers of 8 and 16 bits are passed as 32 bits and truncated when printed.
    case integer(bits: Int, isSigned: Bool)
    /// A `Double`, with `bits` 64, or a `long double`, with `bits` 128.
    ///
    /// A `long double` takes up 128 bits on Intel; on Apple silicon it is a `Double`.
    case floating(bits: Int)
    /// A character of 8 bits, `%c`, or a UTF-16 code unit, `%C`.
    case character(bits: Int)
    /// A pointer to zero-terminated bytes, `%s`.
    case cString
    /// A pointer to zero-terminated UTF-16 code units, `%S`.
    case utf16String
    /// A pointer to bytes with a length prefix, `%P`.
    case pascalString
    /// A pointer, `%p` or `%n`.
    case pointer

    /// Whether the argument is a number, which can select a plural form.
    package var isNumber: Bool {
        switch self {
        case .integer, .floating: true
        default: false
        }
    }

    /// The difference between two types where the same type is expected.
    public enum Difference: Hashable, Sendable {
        /// The types are of different kinds: an argument read as the other type shows garbage or crashes.
        case kind
        /// The types are of one kind with different widths: large values are truncated.
        case width
    }

    /// Returns the difference from another type; nil if an argument of one type can be read as the other.
    ///
    /// Signedness is ignored: `%d` and `%u` read the same 32 bits, and print only half of the values differently.
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
