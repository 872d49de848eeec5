/// A digest of bytes that is the same on every machine and in every run; equal digests are taken to mean equal bytes.
///
/// It is the 128-bit variant of MurmurHash3 for 64-bit machines. Accidental collisions are practically impossible, but
/// the digest is not cryptographic: an attacker can create collisions.
package struct ContentDigest: Hashable, Sendable {
    private let first: UInt64
    private let second: UInt64

    /// Computes the digest of bytes.
    package init(_ bytes: ArraySlice<UInt8>) {
        let state = bytes.withUnsafeBytes { buffer in
            var state = State()
            let blocks = buffer.count & ~15
            var offset = 0
            while offset < blocks {
                state.mix(Self.word(buffer, at: offset), Self.word(buffer, at: offset &+ 8))
                offset &+= 16
            }
            state.mixLast(Self.rest(buffer, from: offset), Self.rest(buffer, from: offset &+ 8))
            state.finish(count: UInt64(buffer.count))
            return state
        }
        (first, second) = (state.first, state.second)
    }

    /// Computes the digest of bytes.
    package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

    /// Computes the digest of the UTF-8 bytes of a text.
    package init(_ text: String) { self.init(Array(text.utf8)) }

    /// The digest as 32 hexadecimal digits.
    package var hexadecimal: String {
        [first, second].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    private static func word(_ buffer: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Returns up to eight remaining bytes as a number, the first byte lowest.
    private static func rest(_ buffer: UnsafeRawBufferPointer, from offset: Int) -> UInt64 {
        guard offset < buffer.count else { return 0 }
        return buffer[offset..<min(buffer.count, offset + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}

/// The state of the hash function between blocks of 16 bytes.
private struct State {
    private(set) var first: UInt64 = 0
    private(set) var second: UInt64 = 0

    mutating func mix(_ low: UInt64, _ high: UInt64) {
        first ^= Self.scrambledLow(low)
        first = (first.rotated(27) &+ second) &* 5 &+ 0x52DC_E729
        second ^= Self.scrambledHigh(high)
        second = (second.rotated(31) &+ first) &* 5 &+ 0x3849_5AB5
    }

    /// Mixes in an incomplete block, in which the missing bytes are zeros; a half without bytes has no effect.
    mutating func mixLast(_ low: UInt64, _ high: UInt64) {
        second ^= Self.scrambledHigh(high)
        first ^= Self.scrambledLow(low)
    }

    mutating func finish(count: UInt64) {
        first ^= count
        second ^= count
        first &+= second
        second &+= first
        first = Self.spread(first)
        second = Self.spread(second)
        first &+= second
        second &+= first
    }

    private static let factors: (UInt64, UInt64) = (0x87C3_7B91_1142_53D5, 0x4CF5_AD43_2745_937F)

    private static func scrambledLow(_ word: UInt64) -> UInt64 { (word &* factors.0).rotated(31) &* factors.1 }

    private static func scrambledHigh(_ word: UInt64) -> UInt64 { (word &* factors.1).rotated(33) &* factors.0 }

    private static func spread(_ word: UInt64) -> UInt64 {
        var word = (word ^ word >> 33) &* 0xFF51_AFD7_ED55_8CCD
        word = (word ^ word >> 33) &* 0xC4CE_B9FE_1A85_EC53
        return word ^ word >> 33
    }
}

extension UInt64 {
    fileprivate func rotated(_ count: UInt64) -> UInt64 { self << count | self >> (64 &- count) }
}

extension ContentDigest: Comparable {
    /// Orders digests by their digits.
    package static func < (left: ContentDigest, right: ContentDigest) -> Bool {
        (left.first, left.second) < (right.first, right.second)
    }
}

extension ContentDigest: Compact {
    /// Serializes the digest to 16 bytes.
    package func pack(into writer: inout CompactWriter) {
        writer.write(word: first)
        writer.write(word: second)
    }

    /// Restores a digest.
    package init(from reader: inout CompactReader) throws(BrokenStorage) {
        (first, second) = (try reader.word(), try reader.word())
    }
}
