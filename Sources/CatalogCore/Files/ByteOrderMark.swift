/// The marks that some tools put before a text to say how it is encoded.
public enum ByteOrderMark {
    /// The mark of UTF-8, which Xcode never writes.
    public static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
    /// The mark of UTF-16 with the low byte first.
    public static let utf16LittleEndian: [UInt8] = [0xFF, 0xFE]
    /// The mark of UTF-16 with the high byte first.
    public static let utf16BigEndian: [UInt8] = [0xFE, 0xFF]
}
