/// The character that ends a format specifier and determines how the argument is printed.
///
/// These are the conversions of Foundation's `String(format:)`. They do not include the `'` flag of `printf` or the
/// `%m` and `%b` of BSD.
public enum FormatConversion: Unicode.Scalar, Hashable, Sendable, CaseIterable {
    /// `@`: an object's description.
    case object = "@"
    /// `d`: a signed integer.
    case decimal = "d"
    /// `i`: same as `d`.
    case integer = "i"
    /// `D`: same as `d`; Foundation reads 32 bits, although BSD's `printf` reads a `long`.
    case uppercaseDecimal = "D"
    /// `u`: an unsigned integer.
    case unsigned = "u"
    /// `U`: same as `u`.
    case uppercaseUnsigned = "U"
    /// `x`: an unsigned integer in base 16.
    case hexadecimal = "x"
    /// `X`: an unsigned integer in base 16, in uppercase.
    case uppercaseHexadecimal = "X"
    /// `o`: an unsigned integer in base 8.
    case octal = "o"
    /// `O`: same as `o`.
    case uppercaseOctal = "O"
    /// `f`: a floating-point number without an exponent.
    case fixed = "f"
    /// `F`: same as `f`, with infinity in uppercase.
    case uppercaseFixed = "F"
    /// `e`: a floating-point number with an exponent.
    case exponent = "e"
    /// `E`: same as `e`, in uppercase.
    case uppercaseExponent = "E"
    /// `g`: `e` or `f`, whichever is shorter.
    case general = "g"
    /// `G`: same as `g`, in uppercase.
    case uppercaseGeneral = "G"
    /// `a`: a floating-point number in base 16.
    case hexadecimalFloat = "a"
    /// `A`: same as `a`, in uppercase.
    case uppercaseHexadecimalFloat = "A"
    /// `c`: a one-byte character.
    case character = "c"
    /// `C`: a UTF-16 code unit.
    case utf16Unit = "C"
    /// `s`: zero-terminated bytes.
    case cString = "s"
    /// `S`: zero-terminated UTF-16 code units.
    case utf16String = "S"
    /// `P`: bytes with a length prefix.
    case pascalString = "P"
    /// `p`: a pointer.
    case pointer = "p"
    /// `n`: takes a pointer and prints nothing; Foundation no longer writes through the pointer.
    case count = "n"

    /// Returns the type that the conversion takes with a length modifier.
    ///
    /// Only numbers use the modifier: `%l@` means `%@`, and Foundation reads `%ls` as `%s`.
    func argument(_ length: LengthModifier?) -> ArgumentType {
        switch self {
        case .object: .object
        case .decimal, .integer, .uppercaseDecimal: .integer(bits: length?.integerBits ?? 32, isSigned: true)
        case .unsigned, .uppercaseUnsigned, .hexadecimal, .uppercaseHexadecimal, .octal, .uppercaseOctal:
            .integer(bits: length?.integerBits ?? 32, isSigned: false)
        case .fixed, .uppercaseFixed, .exponent, .uppercaseExponent, .general, .uppercaseGeneral,
            .hexadecimalFloat, .uppercaseHexadecimalFloat:
            .floating(bits: length == .longDouble ? 128 : 64)
        case .character: .character(bits: 8)
        case .utf16Unit: .character(bits: 16)
        case .cString: .cString
        case .utf16String: .utf16String
        case .pascalString: .pascalString
        case .pointer, .count: .pointer
        }
    }
}
