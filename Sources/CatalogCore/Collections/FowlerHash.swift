/// A 64-bit FNV-1a hash of bytes.
///
/// Two things of a table practically never have the same one, so that a comparison of hashes can replace one of bytes.
package struct FowlerHash: Sendable {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Creates the hash of no bytes.
    package init() {}

    /// Creates the hash of some bytes.
    package init(_ bytes: ArraySlice<UInt8>) { add(bytes) }

    /// Adds bytes.
    package mutating func add(_ bytes: ArraySlice<UInt8>) {
        var state = state
        bytes.withUnsafeBufferPointer { bytes in
            for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        }
        self.state = state
    }

    /// The hash; its lower half depends on all bytes as its upper half does.
    package var value: UInt64 { state ^ state &>> 32 }
}
