/// A value that can be serialized to the cache and restored.
///
/// The generic code in this module is inlinable: otherwise, reading a cache from other modules takes three times as
/// long.
@usableFromInline
package protocol Compact {
    /// Serializes the value.
    func pack(into writer: inout CompactWriter)
    /// Restores a value.
    ///
    /// - Throws: `BrokenStorage` if the bytes are not a valid value.
    init(from reader: inout CompactReader) throws(BrokenStorage)
}

/// An error for bytes that are not a valid serialized value.
@usableFromInline
package struct BrokenStorage: Error {
    @inlinable
    package init() {}
}
