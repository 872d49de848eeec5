/// A Unicode scalar decoded from UTF-8 that may be invalid.
struct DecodedScalar: Equatable {
    /// The value of the scalar; for an invalid byte, a number above all scalars.
    let value: UInt32
    /// The number of bytes of the scalar.
    let length: Int

    /// Decodes the scalar at `offset`, which must be less than `end`.
    init(in bytes: [UInt8], at offset: Int, end: Int) {
        let lead = bytes[offset]
        let length = Self.length(ofSequenceWithLead: lead)
        let isWhole = offset &+ length <= end
        if length > 1, isWhole, bytes[(offset &+ 1)..<(offset &+ length)].allSatisfy({ $0 & 0xC0 == 0x80 }) {
            let first = UInt32(lead) & (0x7F >> UInt32(length))
            value = bytes[(offset &+ 1)..<(offset &+ length)].reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }
            self.length = length
        } else {
            value = lead < 0x80 ? UInt32(lead) : 0x11_0000 + UInt32(lead)
            self.length = 1
        }
    }

    private static func length(ofSequenceWithLead lead: UInt8) -> Int {
        switch lead {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
