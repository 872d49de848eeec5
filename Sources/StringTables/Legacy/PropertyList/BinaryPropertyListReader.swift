import CatalogCore
import Foundation

/// A reader for the binary form of property lists, `bplist00`.
///
/// Foundation's reader is not used because it loses the order of members and keeps only one of several members with the
/// same name.
///
/// The file consists of a header of 8 bytes, the objects, a table of their offsets, and a trailer of 32 bytes. The
/// trailer describes the table. An object begins with a byte for its kind and length. Containers refer to their parts
/// by object number.
package struct BinaryPropertyListReader {
    private let bytes: [UInt8]
    private let trailer: BinaryPropertyListTrailer
    /// The scalar values by object offset, because writers store equal values only once.
    private var scalars: [Int: PropertyListValue] = [:]
    /// The number of bytes that may still be read.
    ///
    /// Objects that do not overlap never exceed the size of the file.
    private var budget: Int

    /// Returns whether a file is a binary property list, by its first bytes.
    package static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

    /// Parses a binary property list.
    ///
    /// - Throws: `PropertyListError` if the bytes are not valid.
    package static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListDocument {
        var reader = try BinaryPropertyListReader(bytes)
        return PropertyListDocument(root: try reader.node(reader.trailer.rootNumber, depth: 0))
    }

    private init(_ bytes: [UInt8]) throws(PropertyListError) {
        self.bytes = bytes
        guard let trailer = BinaryPropertyListTrailer(bytes) else {
            throw Self.error(.badTrailer, at: max(0, bytes.count - BinaryPropertyListTrailer.length))
        }
        self.trailer = trailer
        budget = trailer.tableOffset
    }

    private static func error(_ fault: BinaryPropertyListFault, at offset: Int) -> PropertyListError {
        PropertyListError(.binary(fault), offset: offset, position: .start)
    }

    private mutating func node(_ index: Int, depth: Int) throws(PropertyListError) -> PropertyListNode {
        guard depth < PropertyListDocument.depthLimit else {
            throw PropertyListError(.tooDeep(limit: PropertyListDocument.depthLimit), offset: 0, position: .start)
        }
        let offset = try offset(ofObject: index)
        if let scalar = scalars[offset] { return PropertyListNode(scalar) }
        switch bytes[offset] >> 4 {
        case 0xA:
            return PropertyListNode(.array(try array(at: offset, depth: depth)))
        case 0xD:
            return PropertyListNode(.dictionary(try members(at: offset, depth: depth)))
        default:
            let value = try scalar(at: offset)
            scalars[offset] = value
            return PropertyListNode(value)
        }
    }

    private mutating func array(
        at offset: Int,
        depth: Int
    ) throws(PropertyListError) -> [PropertyListNode] {
        let (count, start) = try open(at: offset, referencesEach: 1)
        var nodes: [PropertyListNode] = []
        for index in 0..<count {
            nodes.append(try node(reference(index, from: start), depth: depth + 1))
        }
        return nodes
    }

    private mutating func members(
        at offset: Int,
        depth: Int
    ) throws(PropertyListError) -> [PropertyListMember] {
        let (count, start) = try open(at: offset, referencesEach: 2)
        var members: [PropertyListMember] = []
        for index in 0..<count {
            guard let key = try node(reference(index, from: start), depth: depth + 1).string else {
                throw Self.error(.keyIsNoText, at: offset)
            }
            let node = try node(reference(count + index, from: start), depth: depth + 1)
            members.append(PropertyListMember(key: key, node: node))
        }
        return members
    }

    /// Returns the number of parts of a container and the offset of their references.
    private mutating func open(
        at offset: Int,
        referencesEach: Int
    ) throws(PropertyListError) -> (count: Int, start: Int) {
        let (count, start) = try length(at: offset)
        _ = try range(count, of: trailer.referenceSize * referencesEach, at: start)
        return (count, start)
    }

    private func reference(_ index: Int, from start: Int) -> Int {
        BigEndian.integer(bytes, at: start + index * trailer.referenceSize, size: trailer.referenceSize)
    }

    private func offset(ofObject index: Int) throws(PropertyListError) -> Int {
        guard index >= 0, index < trailer.objectCount else { throw Self.error(.badReference(index), at: 0) }
        let entry = trailer.tableOffset + index * trailer.offsetSize
        let offset = BigEndian.integer(bytes, at: entry, size: trailer.offsetSize)
        guard offset >= BinaryPropertyListTrailer.headerLength, offset < trailer.tableOffset else {
            throw Self.error(.outOfBounds, at: entry)
        }
        return offset
    }
}

extension BinaryPropertyListReader {
    private mutating func scalar(at offset: Int) throws(PropertyListError) -> PropertyListValue {
        let marker = bytes[offset]
        switch (marker >> 4, marker & 0xF) {
        case (0, 8): return .boolean(false)
        case (0, 9): return .boolean(true)
        case (1, 0...3):
            let range = try range(1, of: 1 << Int(marker & 0xF), at: offset + 1)
            return .integer(BigEndian.signed(bytes, at: range.lowerBound, size: range.count))
        case (2, 2): return .real(Double(Float(bitPattern: UInt32(try bits(4, at: offset + 1)))))
        case (2, 3): return .real(Double(bitPattern: try bits(8, at: offset + 1)))
        case (3, 3):
            let seconds = Double(bitPattern: try bits(8, at: offset + 1))
            return .date(Date(timeIntervalSinceReferenceDate: seconds))
        case (4, _):
            let (count, start) = try length(at: offset)
            return .data(Array(bytes[try range(count, of: 1, at: start)]))
        case (5, _), (6, _), (7, _): return .string(try text(marker >> 4, at: offset))
        default: throw Self.error(.unknownObject(marker: marker), at: offset)
        }
    }

    /// Reads a text: kind 5 is ASCII, 6 big-endian UTF-16, 7 UTF-8.
    private mutating func text(_ kind: UInt8, at offset: Int) throws(PropertyListError) -> String {
        let (count, start) = try length(at: offset)
        let contents = Array(bytes[try range(count, of: kind == 6 ? 2 : 1, at: start)])
        let marked = kind == 6 ? ByteOrderMark.utf16BigEndian : ByteOrderMark.utf8
        guard let text = try? DecodedText(decoding: marked + contents) else {
            throw Self.error(.badText, at: offset)
        }
        return String(decoding: text.utf8, as: UTF8.self)
    }

    /// Returns the length of an object and the offset after it.
    ///
    /// The length is in the first byte of the object, or in a following integer if that byte gives 15.
    private mutating func length(at offset: Int) throws(PropertyListError) -> (count: Int, start: Int) {
        let short = Int(bytes[offset] & 0xF)
        guard short == 0xF else { return (short, offset + 1) }
        guard offset + 1 < trailer.tableOffset, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0xF <= 3 else {
            throw Self.error(.outOfBounds, at: offset)
        }
        let range = try range(1, of: 1 << Int(bytes[offset + 1] & 0xF), at: offset + 2)
        return (BigEndian.integer(bytes, at: range.lowerBound, size: range.count), range.upperBound)
    }

    private mutating func bits(_ size: Int, at offset: Int) throws(PropertyListError) -> UInt64 {
        let range = try range(1, of: size, at: offset)
        return UInt64(bitPattern: BigEndian.signed(bytes, at: range.lowerBound, size: size))
    }

    /// Returns the range of `count` items of `size` bytes; throws if the range extends past the objects.
    private mutating func range(_ count: Int, of size: Int, at start: Int) throws(PropertyListError) -> ByteRange {
        let space = trailer.tableOffset - start
        guard count >= 0, space >= 0, count <= space / size else { throw Self.error(.outOfBounds, at: start) }
        budget -= count * size
        guard budget >= 0 else { throw Self.error(.overlappingObjects, at: start) }
        return start..<start + count * size
    }
}
