/// A range of bytes in a file of a table.
public struct TableLocation: Hashable, Sendable {
    /// The index of the file in `StringTable.files`; always 0 in a catalog.
    public let file: Int
    /// The range of bytes.
    ///
    /// In a legacy table, the range counts bytes of the text as UTF-8 without a byte-order mark.
    public let range: ByteRange

    /// Creates a location in a file of a table.
    public init(file: Int, range: ByteRange) {
        self.file = file
        self.range = range
    }
}
