/// The character that ends a format specifier and says what becomes of its argument.
///
/// These are the ones that Foundation's `String(format:)` knows. The `'` flag and BSD's `%m` and `%b` are not among
/// them, whatever `printf` does.
public enum FormatConversion: Unicode.Scalar, Hashable, Sendable, CaseIterable {
    /// `@`: an object's description.
    case object = "@"
    /// `d`: a signed integer.
    case decimal = "d"
    /// `i`: the same as `d`.
    case integer = "i"
    /// `D`: the same as `d`, for Foundation 32 bits too although BSD's `printf` reads a `long`.
    case uppercaseDecimal = "D"
    /// `u`: an unsigned integer.
    case unsigned = "u"
    /// `U`: the same as `u`.
    case uppercaseUnsigned = "U"
    /// `x`: an unsigned integer in base 16.
    case hexadecimal = "x"
    /// `X`: an unsigned integer in base 16, in capitals.
    case uppercaseHexadecimal = "X"
    /// `o`: an unsigned integer in base 8.
    case octal = "o"
    /// `O`: the same as `o`.
    case uppercaseOctal = "O"
    /// `f`: a floating-point number without an exponent.
    case fixed = "f"
    /// `F`: the same as `f`, with infinity in capitals.
    case uppercaseFixed = "F"
    /// `e`: a floating-point number with an exponent.
    case exponent = "e"
    /// `E`: the same as `e`, in capitals.
    case uppercaseExponent = "E"
    /// `g`: `e` or `f`, whichever is shorter.
    case general = "g"
    /// `G`: the same as `g`, in capitals.
    case uppercaseGeneral = "G"
    /// `a`: a floating-point number in base 16.
    case hexadecimalFloat = "a"
    /// `A`: the same as `a`, in capitals.
    case uppercaseHexadecimalFloat = "A"
    /// `c`: a character of one byte.
    case character = "c"
    /// `C`: a UTF-16 code unit.
    case utf16Unit = "C"
    /// `s`: bytes up to a zero.
    case cString = "s"
    /// `S`: UTF-16 code units up to a zero.
    case utf16String = "S"
    /// `P`: bytes after their count.
    case pascalString = "P"
    /// `p`: an address.
    case pointer = "p"
    /// `n`: takes an address and prints nothing; Foundation no longer writes through it.
    case count = "n"

    /// What this conversion takes, with the length modifier before it.
    ///
    /// Only numbers heed the modifier: `%l@` is `%@`, and Foundation reads `%ls` as `%s`.
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
