/// A name or key as bytes, hashed in one call, which is faster than the hash of an `ArraySlice` byte by byte.
///
/// Canonically equivalent spellings are different names.
package struct HashedBytes: Hashable, Sendable {
    /// The bytes, in UTF-8.
    package let bytes: ArraySlice<UInt8>

    /// Creates a name.
    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// Hashes all bytes at once.
    package func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
