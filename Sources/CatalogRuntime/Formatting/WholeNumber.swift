/// A 64-bit integer, signed or unsigned.
///
/// `Int` has 32 bits on Apple Watch, and `%lld` reads 64.
struct WholeNumber {
    /// Whether the number is negative.
    let isNegative: Bool
    /// The absolute value.
    let magnitude: UInt64

    /// Creates a number from a signed integer.
    init(_ value: Int64) {
        isNegative = value < 0
        magnitude = value.magnitude
    }

    /// Creates a number from an unsigned integer.
    init(_ value: UInt64) {
        isNegative = false
        magnitude = value
    }

    /// The number as a signed integer; nil if it is too large.
    var integer: Int64? {
        isNegative ? Int64(truncatingIfNeeded: 0 &- magnitude) : Int64(exactly: magnitude)
    }

    /// Returns a negative number reinterpreted as unsigned: as 32 bits if `isNarrow` and the number fits, otherwise 64.
    func unsigned(isNarrow: Bool) -> WholeNumber {
        guard isNegative else { return self }
        let bits = 0 &- magnitude
        let fits = isNarrow && magnitude <= UInt64(Int32.min.magnitude)
        return WholeNumber(fits ? bits & UInt64(UInt32.max) : bits)
    }
}

extension LocalizedString.Argument {
    /// The value for an integer specifier; nil for a text or a value out of range.
    var wholeNumber: WholeNumber? {
        switch self {
        case .integer(let value): WholeNumber(Int64(value))
        case .unsigned(let value): WholeNumber(UInt64(value))
        case .double(let value): Int64(exactly: value.rounded(.towardZero)).map { WholeNumber($0) }
        case .string: nil
        }
    }

    /// The value for a floating-point specifier; nil for a text.
    var doubleValue: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value): value
        case .string: nil
        }
    }

    /// The argument as formatted by `%@`.
    var text: String {
        switch self {
        case .integer(let value): String(value)
        case .unsigned(let value): String(value)
        case .double(let value): value.description
        case .string(let text): text
        }
    }

    /// The value for a width or precision.
    var size: Int { Int(clamping: wholeNumber?.integer ?? 0) }

    /// The operands for plural rules; nil for a text.
    ///
    /// The operands come from the value and not from its printed digits: 1.0 counts as 1 (`docs/formats.md` §4a).
    var pluralOperands: PluralOperands? {
        switch self {
        case .integer(let value): PluralOperands(value)
        case .unsigned(let value): PluralOperands(value)
        case .double(let value): PluralOperands(value)
        case .string: nil
        }
    }
}
