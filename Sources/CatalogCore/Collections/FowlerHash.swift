/// A 64-bit FNV-1a hash of bytes.
///
/// Two things of a table practically never have the same one, so that a comparison of hashes can replace one of bytes.
@usableFromInline
package struct FowlerHash: Sendable {
    @usableFromInline var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Creates the hash of no bytes.
    @inlinable
    package init() {}

    /// Creates the hash of some bytes.
    @inlinable
    package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

    /// Adds a byte.
    @inlinable
    package mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    /// Adds bytes, in place where they lie in a row.
    @inlinable
    package mutating func add(_ bytes: some Sequence<UInt8>) {
        var hash = self
        let added: Void? = bytes.withContiguousStorageIfAvailable { for byte in $0 { hash.add(byte) } }
        if added == nil {
            for byte in bytes { hash.add(byte) }
        }
        self = hash
    }

    /// The hash; its lower half depends on all bytes as its upper half does.
    @inlinable
    package var value: UInt64 { state ^ state &>> 32 }
}
