/// Some bytes of one of the files that make up a table.
public struct Place: Hashable, Sendable {
    /// The number of the file in its table; a catalog has one, numbered 0.
    public let file: Int
    /// The bytes.
    ///
    /// For legacy tables they are counted in the file's text as UTF-8, without a byte-order mark.
    public let range: ByteRange

    /// Creates a place in a file of a table.
    public init(file: Int, range: ByteRange) {
        self.file = file
        self.range = range
    }
}
