/// Validation of UTF-8 by table 3-7 of the Unicode Standard.
enum UTF8Sequence {
    /// Returns the length of the well-formed sequence at `offset`; nil if the sequence is not well-formed.
    static func length(in bytes: [UInt8], at offset: Int) -> Int? {
        let lead = bytes[offset]
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard length > 1 else { return 1 }
        guard lead >= 0xC2, lead <= 0xF4, offset &+ length <= bytes.count,
            isSecond(bytes[offset &+ 1], after: lead)
        else { return nil }
        var index = 2
        while index < length {
            guard bytes[offset &+ index] & 0xC0 == 0x80 else { return nil }
            index &+= 1
        }
        return length
    }

    /// Returns whether the second byte is valid; excludes overlong forms, surrogates and values above U+10FFFF.
    private static func isSecond(_ byte: UInt8, after lead: UInt8) -> Bool {
        switch lead {
        case 0xE0: byte >= 0xA0 && byte <= 0xBF
        case 0xED: byte >= 0x80 && byte <= 0x9F
        case 0xF0: byte >= 0x90 && byte <= 0xBF
        case 0xF4: byte >= 0x80 && byte <= 0x8F
        default: byte & 0xC0 == 0x80
        }
    }
}
