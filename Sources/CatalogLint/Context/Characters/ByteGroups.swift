/// The groups of four successive bytes in a text, as a set of 256 slots, for a fast search for what two texts share.
package struct ByteGroups: Sendable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// The number of bytes in a group.
    private static let size = 4

    /// Collects the groups of a text; both cases of an ASCII letter are the same byte.
    init(_ text: ArraySlice<UInt8>) {
        withUnsafeMutableBytes(of: &words) { set in
            text.withUnsafeBufferPointer { text in
                var key: UInt32 = 0
                for (index, byte) in text.enumerated() {
                    key = key << 8 | UInt32(byte | 0x20)
                    if index >= Self.size - 1 { set[Int(Self.slot(key) >> 3)] |= 1 << (Self.slot(key) & 7) }
                }
            }
        }
    }

    /// Returns whether another text may have a number of bytes in a row in common with this one.
    package func mayShare(_ length: Int, with text: ArraySlice<UInt8>) -> Bool {
        withUnsafeBytes(of: words) { set in
            text.withUnsafeBufferPointer { text in
                var (key, run): (UInt32, Int) = (0, 0)
                for (index, byte) in text.enumerated() {
                    key = key << 8 | UInt32(byte | 0x20)
                    let isThere =
                        index >= Self.size - 1 && set[Int(Self.slot(key) >> 3)] & (1 << (Self.slot(key) & 7)) != 0
                    run = isThere ? run + 1 : 0
                    if run > length - Self.size { return true }
                }
                return false
            }
        }
    }

    /// Returns the slot of four bytes.
    private static func slot(_ key: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: (key &* 0x9E37_79B1) >> 24) }
}
