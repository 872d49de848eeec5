/// The classes of characters in the text form of a `.strings` table, as Foundation has them.
enum StringsCharacter {
    /// Whether a key or value without quotes may hold `byte`.
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

    /// The length of the white space character at `offset`; nil where there is none.
    ///
    /// White space is U+0009 to U+000D, the space, U+2028 and U+2029; a no-break space is none.
    static func whiteSpaceLength(in bytes: [UInt8], at offset: Int) -> Int? {
        let byte = bytes[offset]
        if byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) { return 1 }
        return separatorLength(in: bytes, at: offset)
    }

    /// The length of the line break at `offset`, CR LF being one; nil where there is none.
    static func lineBreakLength(in bytes: [UInt8], at offset: Int) -> Int? {
        switch bytes[offset] {
        case UInt8(ascii: "\n"): 1
        case UInt8(ascii: "\r"):
            offset &+ 1 < bytes.count && bytes[offset &+ 1] == UInt8(ascii: "\n") ? 2 : 1
        default: separatorLength(in: bytes, at: offset)
        }
    }

    /// The number of line breaks in a part of the text.
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

    /// `bytes` without the ASCII white space at both ends.
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }
        guard let first = bytes.firstIndex(where: { !isSpace($0) }) else { return [] }
        let last = bytes.lastIndex { !isSpace($0) } ?? first
        return bytes[first...last]
    }

    /// U+2028 and U+2029, which end lines too.
    private static func separatorLength(in bytes: [UInt8], at offset: Int) -> Int? {
        guard bytes[offset] == 0xE2, offset &+ 2 < bytes.count, bytes[offset &+ 1] == 0x80,
            bytes[offset &+ 2] == 0xA8 || bytes[offset &+ 2] == 0xA9
        else { return nil }
        return 3
    }
}
