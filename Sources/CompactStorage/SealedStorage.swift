/// A cache file that identifies its format and detects corruption.
///
/// The file begins with a mark, which includes the version of the format, and a digest of the contents.
package struct SealedStorage {
    /// All bytes of the file.
    package let bytes: [UInt8]
    /// The range of the contents in `bytes`.
    package let contents: Range<Int>

    /// Creates a file with the given contents.
    package init(_ contents: [UInt8], mark: String) {
        let head = Self.head(of: contents[...], mark: mark)
        bytes = head + contents
        self.contents = head.count..<bytes.count
    }

    /// Opens a file.
    ///
    /// - Throws: `BrokenStorage` if the mark differs or the contents do not match the digest.
    package init(opening bytes: [UInt8], mark: String) throws(BrokenStorage) {
        let start = Self.head(of: [], mark: mark).count
        guard bytes.count >= start, bytes.starts(with: Self.head(of: bytes[start...], mark: mark)) else {
            throw BrokenStorage()
        }
        self.bytes = bytes
        contents = start..<bytes.count
    }

    private static func head(of contents: ArraySlice<UInt8>, mark: String) -> [UInt8] {
        var digest = CompactWriter()
        ContentDigest(contents).pack(into: &digest)
        return Array(mark.utf8) + digest.whole
    }
}
