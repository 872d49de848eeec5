/// A value that can be kept in few bytes and had back.
///
/// What is generic here is inlinable: without that, reading a cache takes three times as long in other modules.
@usableFromInline
package protocol Compact {
    /// Writes the value.
    func pack(into writer: inout CompactWriter)
    /// Reads a value.
    ///
    /// - Throws: where the bytes are no such value.
    init(from reader: inout CompactReader) throws(BrokenStorage)
}

/// Bytes that are no kept value.
@usableFromInline
package struct BrokenStorage: Error {
    /// Creates the error.
    @inlinable
    package init() {}
}
