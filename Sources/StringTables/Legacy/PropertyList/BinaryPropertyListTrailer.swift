/// The trailer of a binary property list, validated so that all accesses stay inside the file.
struct BinaryPropertyListTrailer {
    /// The length of the header `bplist00`.
    static let headerLength = 8
    /// The length of the trailer.
    static let length = 32

    /// The size of an entry of the offset table, in bytes.
    let offsetSize: Int
    /// The size of an object reference, in bytes.
    let referenceSize: Int
    /// The number of objects.
    let objectCount: Int
    /// The number of the root object.
    let rootNumber: Int
    /// The offset of the offset table, where the objects end.
    let tableOffset: Int

    /// Reads the trailer of a file; returns nil if it contradicts the file.
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

/// Reading of big-endian integers.
enum BigEndian {
    /// Returns an unsigned integer of up to 8 bytes; a value that does not fit becomes negative.
    static func integer(_ bytes: [UInt8], at offset: Int, size: Int) -> Int {
        var number: UInt64 = 0
        for byte in bytes[offset..<offset + size] { number = number << 8 | UInt64(byte) }
        return Int(truncatingIfNeeded: number)
    }

    /// Returns an integer of 1, 2, 4 or 8 bytes; in a property list only 8-byte integers are signed.
    static func signed(_ bytes: [UInt8], at offset: Int, size: Int) -> Int64 {
        Int64(truncatingIfNeeded: integer(bytes, at: offset, size: size))
    }
}
