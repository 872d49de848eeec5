/// Fast scans that skip ordinary bytes, eight at a time.
///
/// Most bytes of a catalog are letters and indentation. The functions may stop early in the last eight bytes of the
/// file, so callers must check the byte at the returned offset.
enum ByteScan {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Skips plain ASCII up to a quote, backslash, percent sign, control character or byte outside ASCII.
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

    /// Skips bytes up to a line feed or carriage return.
    @inline(__always)
    static func skipLine(in bytes: [UInt8], from start: Int) -> Int {
        var offset = start
        while offset &+ 8 <= bytes.count {
            let word = word(in: bytes, at: offset)
            let breaks = zeroBytes(of: word ^ ones &* 0x0A) | zeroBytes(of: word ^ ones &* 0x0D)
            let found = breaks & highBits
            if found != 0 { return offset &+ found.trailingZeroBitCount / 8 }
            offset &+= 8
        }
        return offset
    }

    /// Returns a word with the high bit set in each zero byte; bits above the lowest zero byte may be wrong.
    @inline(__always)
    private static func zeroBytes(of word: UInt64) -> UInt64 { (word &- ones) & ~word }

    /// Returns eight bytes as a word, the first byte lowest.
    ///
    /// The caller must ensure that the eight bytes exist.
    @inline(__always)
    private static func word(in bytes: [UInt8], at offset: Int) -> UInt64 {
        bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
    }
}
