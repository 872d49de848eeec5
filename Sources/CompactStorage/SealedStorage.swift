/// The contents of a file that says of itself what it is, and whether it is as it was written.
///
/// It begins with a mark, in which the format has its number, and the digest of the rest.
package struct SealedStorage {
    /// All bytes of the file.
    package let bytes: [UInt8]
    /// Which of them are the contents.
    package let contents: Range<Int>

    /// Seals contents.
    package init(_ contents: [UInt8], mark: String) {
        let head = Self.head(of: contents[...], mark: mark)
        bytes = head + contents
        self.contents = head.count..<bytes.count
    }

    /// Opens a file.
    ///
    /// - Throws: where it has another mark, or is not as it was written.
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
