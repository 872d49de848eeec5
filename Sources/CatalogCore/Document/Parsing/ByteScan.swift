/// Passes over bytes that need no look of their own, eight at a time.
///
/// Most bytes of a catalog are letters and indentation. Both functions may stop early, within the last eight bytes of
/// the file: callers look at the byte where they stopped in any case.
enum ByteScan {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Skips ASCII letters, digits and signs, up to a quote, backslash, percent sign, control character or a byte
    /// outside ASCII.
    @inline(__always)
    static func skipPlainText(in bytes: [UInt8], from start: Int) -> Int {
        var offset = start
        while offset &+ 8 <= bytes.count {
            let word = word(in: bytes, at: offset)
            let special =
                (word &- ones &* 0x20) | zeroBytes(of: word ^ ones &* UInt64(UInt8(ascii: "\"")))
                | zeroBytes(of: word ^ ones &* UInt64(UInt8(ascii: "\\")))
                | zeroBytes(of: word ^ ones &* UInt64(UInt8(ascii: "%"))) | word
            let found = special & highBits
            if found != 0 { return offset &+ found.trailingZeroBitCount / 8 }
            offset &+= 8
        }
        return offset
    }

    /// Skips spaces.
    @inline(__always)
    static func skipSpaces(in bytes: [UInt8], from start: Int) -> Int {
        var offset = start
        while offset &+ 8 <= bytes.count {
            let difference = word(in: bytes, at: offset) ^ (ones &* 0x20)
            if difference != 0 { return offset &+ difference.trailingZeroBitCount / 8 }
            offset &+= 8
        }
        return offset
    }

    /// The high bit of each byte that is zero; bytes above the lowest such one may be marked wrongly.
    @inline(__always)
    private static func zeroBytes(of word: UInt64) -> UInt64 { (word &- ones) & ~word }

    /// Eight bytes, the first one lowest.
    ///
    /// The callers have seen to it that they are there.
    @inline(__always)
    private static func word(in bytes: [UInt8], at offset: Int) -> UInt64 {
        bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
    }
}
