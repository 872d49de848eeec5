/// The last 32 bytes of a binary property list, checked against the file so that all look-ups stay inside it.
struct BinaryPropertyListTrailer {
    /// The length of `bplist00`.
    static let headerLength = 8
    /// The length of the trailer itself.
    static let length = 32

    /// The bytes that an entry of the table of offsets takes.
    let offsetSize: Int
    /// The bytes that a reference to an object takes.
    let referenceSize: Int
    /// The number of objects.
    let objectCount: Int
    /// The number of the object that holds all others.
    let rootNumber: Int
    /// Where the table of offsets begins, and the objects end.
    let tableOffset: Int

    /// Reads the trailer of a file; nil where it contradicts the file.
    init?(_ bytes: [UInt8]) {
        let start = bytes.count - Self.length
        guard start > Self.headerLength else { return nil }
        offsetSize = Int(bytes[start + 6])
        referenceSize = Int(bytes[start + 7])
        objectCount = BigEndian.integer(bytes, at: start + 8, size: 8)
        rootNumber = BigEndian.integer(bytes, at: start + 16, size: 8)
        tableOffset = BigEndian.integer(bytes, at: start + 24, size: 8)
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            tableOffset > Self.headerLength, tableOffset <= start,
            objectCount > 0, objectCount <= (start - tableOffset) / offsetSize,
            rootNumber >= 0, rootNumber < objectCount
        else { return nil }
    }
}

/// Whole numbers with the high byte first.
enum BigEndian {
    /// The number in `size` bytes, at most 8, without a sign; what does not fit becomes negative.
    static func integer(_ bytes: [UInt8], at offset: Int, size: Int) -> Int {
        var number: UInt64 = 0
        for byte in bytes[offset..<offset + size] { number = number << 8 | UInt64(byte) }
        return Int(truncatingIfNeeded: number)
    }

    /// The number in 1, 2, 4 or 8 bytes; only those of 8 have a sign in a property list.
    static func signed(_ bytes: [UInt8], at offset: Int, size: Int) -> Int64 {
        Int64(truncatingIfNeeded: integer(bytes, at: offset, size: size))
    }
}
