/// A whole number of 64 bits with or without a sign.
struct WholeNumber {
    /// Whether it is below 0.
    let isNegative: Bool
    /// Its digits.
    let magnitude: UInt

    /// A signed number.
    init(_ value: Int) {
        isNegative = value < 0
        magnitude = value.magnitude
    }

    /// An unsigned number.
    init(_ value: UInt) {
        isNegative = false
        magnitude = value
    }

    /// The number as an `Int`, or nil where it is too large for one.
    var integer: Int? {
        isNegative ? Int(truncatingIfNeeded: 0 &- magnitude) : Int(exactly: magnitude)
    }

    /// The bits of a negative number read without a sign: 32 of them where the specifier has so many and they do.
    func unsigned(isNarrow: Bool) -> WholeNumber {
        guard isNegative else { return self }
        let bits = 0 &- magnitude
        let fits = isNarrow && magnitude <= UInt(Int32.min.magnitude)
        return WholeNumber(fits ? bits & UInt(UInt32.max) : bits)
    }
}

extension LocalizedString.Argument {
    /// The argument as a specifier for whole numbers shows it; nil where it is a text, or past the range.
    var wholeNumber: WholeNumber? {
        switch self {
        case .integer(let value): WholeNumber(value)
        case .unsigned(let value): WholeNumber(value)
        case .double(let value): Int(exactly: value.rounded(.towardZero)).map { WholeNumber($0) }
        case .string: nil
        }
    }

    /// The argument as a specifier for fractions shows it; nil where it is a text.
    var doubleValue: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value): value
        case .string: nil
        }
    }

    /// The argument as `%@` shows it.
    var text: String {
        switch self {
        case .integer(let value): String(value)
        case .unsigned(let value): String(value)
        case .double(let value): value.description
        case .string(let text): text
        }
    }

    /// The argument as a width or a precision.
    var size: Int { wholeNumber?.integer ?? 0 }

    /// What plural rules look at; nil for a text.
    ///
    /// The value counts, not its printed digits: 1.0 counts as 1 (`docs/formats.md` §4a).
    var pluralOperands: PluralOperands? {
        switch self {
        case .integer(let value): PluralOperands(value)
        case .unsigned(let value): PluralOperands(value)
        case .double(let value): PluralOperands(value)
        case .string: nil
        }
    }
}
