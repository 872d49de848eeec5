extension UInt8 {
    /// Whether the byte is an ASCII digit.
    @inlinable
    package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") <= 9 }

    /// Whether the byte is an ASCII letter.
    @inlinable
    package var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") <= 25 }

    /// Whether the byte is an ASCII letter or a digit.
    @inlinable
    package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

    /// Whether the byte is an ASCII letter, a digit or `_`.
    @inlinable
    package var isASCIIWord: Bool { isASCIIAlphanumeric || self == UInt8(ascii: "_") }

    /// Whether the byte is LF or CR.
    @inlinable
    package var isLineEnd: Bool { self == 0x0A || self == 0x0D }

    /// Whether the byte is JSON whitespace.
    @inlinable
    package var isJSONSpace: Bool { self == 0x20 || self == 0x09 || isLineEnd }
}
