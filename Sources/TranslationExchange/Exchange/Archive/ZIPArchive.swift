import CatalogCore

/// A reader for ZIP archives, as translation systems send them.
///
/// Files are read into memory only, so the paths in an archive cannot lead anywhere.
package enum ZIPArchive {
    /// A file of an archive.
    package struct Entry: Hashable, Sendable {
        /// The path in the archive.
        package let path: String
        /// The bytes.
        package let bytes: [UInt8]
    }

    private static let endSignature: UInt32 = 0x0605_4B50
    private static let directorySignature: UInt32 = 0x0201_4B50
    private static let localSignature: UInt32 = 0x0403_4B50
    private static let endLength = 22
    private static let directoryLength = 46
    private static let localLength = 30

    /// Returns the files of an archive, in its order, without folders.
    ///
    /// - Parameter limit: The maximum number of bytes of all files together.
    package static func entries(
        of bytes: [UInt8], limit: Int = ExchangeLimits.bytes
    ) throws(ZIPError) -> [Entry] {
        let fields = LittleEndian(bytes)
        guard let end = end(in: fields) else { throw .noArchive }
        guard let count = fields.short(at: end + 10), var offset = fields.long(at: end + 16) else {
            throw .damaged(path: nil)
        }
        guard count != 0xFFFF, offset != 0xFFFF_FFFF else { throw .unsupported(path: nil) }
        var entries: [Entry] = []
        var rest = limit
        for _ in 0..<count {
            guard fields.signature(at: offset) == directorySignature, let names = fields.lengths(at: offset + 28),
                let path = fields.text(at: offset + directoryLength, count: names.name)
            else { throw .damaged(path: nil) }
            if !path.hasSuffix("/") {
                let contents = try contents(at: offset, path, of: fields, limit: rest)
                rest -= contents.count
                entries.append(Entry(path: path, bytes: contents))
            }
            offset += directoryLength + names.name + names.extra + names.comment
        }
        return entries
    }

    /// Returns the offset of the record at the end of an archive, which only a comment can follow.
    private static func end(in fields: LittleEndian) -> Int? {
        let last = fields.bytes.count - endLength
        guard last >= 0 else { return nil }
        return (max(0, last - 0xFFFF)...last).last { fields.signature(at: $0) == endSignature }
    }

    /// Returns the contents of the file that a record of the directory describes.
    private static func contents(
        at record: Int, _ path: String, of fields: LittleEndian, limit: Int
    ) throws(ZIPError) -> [UInt8] {
        guard let flags = fields.short(at: record + 8), let method = fields.short(at: record + 10),
            let checksum = fields.signature(at: record + 16), let packed = fields.long(at: record + 20),
            let size = fields.long(at: record + 24), let local = fields.long(at: record + 42)
        else { throw .damaged(path: path) }
        guard flags & 1 == 0 else { throw .encrypted(path: path) }
        guard method == 0 || method == 8, size != 0xFFFF_FFFF, packed != 0xFFFF_FFFF else {
            throw .unsupported(path: path)
        }
        guard size <= limit else { throw .tooLarge }
        guard fields.signature(at: local) == localSignature, let name = fields.short(at: local + 26),
            let extra = fields.short(at: local + 28),
            let data = fields.slice(at: local + localLength + name + extra, count: packed),
            let contents = method == 0 ? Array(data) : Inflation.bytes(of: data, count: size),
            contents.count == size, CRC32.checksum(of: contents) == checksum
        else { throw .damaged(path: path) }
        return contents
    }
}

/// A reason why a ZIP archive cannot be read.
public enum ZIPError: Error, Hashable, Sendable {
    /// The file is no ZIP archive.
    case noArchive
    /// The archive, or the file at a path in it, is damaged.
    case damaged(path: String?)
    /// The file at a path needs a password.
    case encrypted(path: String)
    /// The archive, or the file at a path in it, uses a form of ZIP that is not supported.
    case unsupported(path: String?)
    /// The files are too large together.
    case tooLarge
}

/// Bytes with numbers whose lowest byte comes first.
private struct LittleEndian {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
        guard offset >= 0, count >= 0, count <= bytes.count, offset <= bytes.count - count else { return nil }
        return bytes[offset..<(offset + count)]
    }

    func short(at offset: Int) -> Int? {
        slice(at: offset, count: 2).map { Int($0[offset]) | Int($0[offset + 1]) << 8 }
    }

    func signature(at offset: Int) -> UInt32? {
        slice(at: offset, count: 4).map { $0.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
    }

    /// Returns a number of four bytes; nil if the system's integers cannot hold it.
    func long(at offset: Int) -> Int? { signature(at: offset).flatMap { Int(exactly: $0) } }

    /// Returns the lengths that follow one another: of the name, of further fields, and of the comment.
    func lengths(at offset: Int) -> (name: Int, extra: Int, comment: Int)? {
        guard let name = short(at: offset), let extra = short(at: offset + 2), let comment = short(at: offset + 4)
        else { return nil }
        return (name, extra, comment)
    }

    func text(at offset: Int, count: Int) -> String? {
        slice(at: offset, count: count).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// The checksum of ZIP archives.
private enum CRC32 {
    private static let table = (UInt32(0)..<256).map { byte in
        (0..<8).reduce(byte) { value, _ in shifted(value) }
    }

    private static func shifted(_ value: UInt32) -> UInt32 {
        value.isMultiple(of: 2) ? value >> 1 : value >> 1 ^ 0xEDB8_8320
    }

    static func checksum(of bytes: [UInt8]) -> UInt32 {
        let table = table
        var remainder = UInt32.max
        for byte in bytes { remainder = remainder >> 8 ^ table[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)] }
        return ~remainder
    }
}
