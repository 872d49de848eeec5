/// The byte-order marks with which some tools begin a file.
public enum ByteOrderMark {
    /// The mark of UTF-8, which Xcode never writes.
    public static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
    /// The mark of little-endian UTF-16.
    public static let utf16LittleEndian: [UInt8] = [0xFF, 0xFE]
    /// The mark of big-endian UTF-16.
    public static let utf16BigEndian: [UInt8] = [0xFE, 0xFF]
}
