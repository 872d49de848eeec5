/// A number that stands for some bytes, the same on every machine and in every run.
///
/// Eight bytes at a time, since all that a history ever held goes through here. Whoever wants two texts with one number
/// can make them, and would be told a wrong date.
enum ByteDigest {
    private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

    static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBytes { buffer in
            var digest = UInt64(buffer.count) &* multiplier
            var offset = 0
            while offset &+ 8 <= buffer.count {
                let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                digest = mixed(digest ^ word)
                offset &+= 8
            }
            var rest: UInt64 = 0
            while offset < buffer.count {
                rest = rest << 8 | UInt64(buffer[offset])
                offset &+= 1
            }
            return mixed(digest ^ rest)
        }
    }

    static func of(_ text: String) -> UInt64 { of(Array(text.utf8)[...]) }

    /// Both halves of the product, so that no bit is without effect on the others.
    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: multiplier)
        return (product.high ^ product.low) &+ multiplier
    }
}
