/// The character classes of the text form of `.strings` tables, as Foundation defines them.
enum StringsCharacter {
    /// Returns whether an unquoted key or value may contain `byte`.
    static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Returns the length of the whitespace character at `offset`; nil for other characters.
    ///
    /// Whitespace is U+0009 to U+000D, the space, U+2028 and U+2029, but not the no-break space.
    static func whiteSpaceLength(in bytes: [UInt8], at offset: Int) -> Int? {
        let byte = bytes[offset]
        if byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) { return 1 }
        return separatorLength(in: bytes, at: offset)
    }

    /// Returns the length of the line break at `offset`, with CRLF as one break; nil for other characters.
    static func lineBreakLength(in bytes: [UInt8], at offset: Int) -> Int? {
        switch bytes[offset] {
        case UInt8(ascii: "\n"): 1
        case UInt8(ascii: "\r"):
            offset &+ 1 < bytes.count && bytes[offset &+ 1] == UInt8(ascii: "\n") ? 2 : 1
        default: separatorLength(in: bytes, at: offset)
        }
    }

    /// Returns the number of line breaks in a range.
    static func lineBreakCount(in bytes: [UInt8], _ range: Range<Int>) -> Int {
        var count = 0
        var offset = range.lowerBound
        while offset < range.upperBound {
            let length = lineBreakLength(in: bytes, at: offset)
            if length != nil { count &+= 1 }
            offset &+= length ?? 1
        }
        return count
    }

    /// Returns `bytes` without ASCII whitespace at both ends.
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }
        guard let first = bytes.firstIndex(where: { !isSpace($0) }) else { return [] }
        let last = bytes.lastIndex { !isSpace($0) } ?? first
        return bytes[first...last]
    }

    /// Returns the length of U+2028 or U+2029, which also end lines; nil for other characters.
    private static func separatorLength(in bytes: [UInt8], at offset: Int) -> Int? {
        guard bytes[offset] == 0xE2, offset &+ 2 < bytes.count, bytes[offset &+ 1] == 0x80,
            bytes[offset &+ 2] == 0xA8 || bytes[offset &+ 2] == 0xA9
        else { return nil }
        return 3
    }
}
