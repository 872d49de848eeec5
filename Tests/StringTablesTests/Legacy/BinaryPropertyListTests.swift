import Foundation
import Testing

@testable import StringTables

@Suite("Binary property lists")
struct BinaryPropertyListTests {
    private static func bytes(_ value: Any) throws -> [UInt8] {
        Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    }

    /// Returns a file of objects given as bytes.
    ///
    /// The first object is the root.
    private static func file(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        let numbers = [UInt8(objects.count), 0, table].flatMap { [0, 0, 0, 0, 0, 0, 0, $0] as [UInt8] }
        return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + numbers
    }

    private static func failure(_ bytes: [UInt8]) -> PropertyListError? {
        do {
            _ = try BinaryPropertyListReader.read(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test("Files from Foundation are read with the same types and values")
    func typesFromFoundation() throws {
        let long = String(repeating: "é😀", count: 200)
        let cases: [(Any, PropertyListValue)] = [
            ("plain", .string("plain")), ("", .string("")), (long, .string(long)),
            (300, .integer(300)), (-1, .integer(-1)), (1.5, .real(1.5)), (true, .boolean(true)),
            (Data([1, 2]), .data([1, 2])),
            (Date(timeIntervalSinceReferenceDate: 5), .date(Date(timeIntervalSinceReferenceDate: 5))),
        ]
        for (value, expected) in cases {
            let root = try BinaryPropertyListReader.read(Self.bytes([value])).root
            #expect(root == PropertyListNode(.array([PropertyListNode(expected)])))
        }
    }

    @Test("Members keep the file order, including duplicates")
    func order() throws {
        let bytes = Self.file([[0xD3, 1, 2, 1, 3, 4, 3], [0x51, 0x62], [0x51, 0x61], [0x51, 0x78], [0x51, 0x79]])
        let members = try #require(try BinaryPropertyListReader.read(bytes).root.members)
        #expect(members.map(\.key) == ["b", "a", "b"])
        #expect(members.map(\.node.string) == ["x", "y", "x"])
    }

    @Test(
        "A damaged file is rejected with the reason",
        arguments: [
            (Array("bplist00".utf8), .badTrailer),
            (file([[0xA1, 7]]), .badReference(7)),
            (file([[0xA1, 0]]), .overlappingObjects),
            (file([[0xA2, 1, 1], [0xA2, 2, 2], [0xA2, 3, 3], [0xA2, 4, 4], [0xA0]]), .overlappingObjects),
            (file([[0x5F, 0x10, 200]]), .outOfBounds),
            (file([[0x12, 0]]), .outOfBounds),
            (file([[0xD1, 1, 1], [0x10, 5]]), .keyIsNoText),
            (file([[0x51, 0xE9]]), .badText),
            (file([[0x61, 0xD8, 0x3D]]), .badText),
            (file([[0xA3, 1, 2, 3], [0x5A], [0x59], [0x58, 0, 0, 0, 0, 0, 0, 0, 0]]), .overlappingObjects),
            (file([[0xF0]]), .unknownObject(marker: 0xF0)),
        ] as [([UInt8], BinaryPropertyListFault)]
    )
    func damaged(bytes: [UInt8], fault: BinaryPropertyListFault) {
        #expect(Self.failure(bytes)?.reason == .binary(fault))
    }

    @Test("An array that two others share is part of both")
    func sharedArray() throws {
        let root = try BinaryPropertyListReader.read(Self.file([[0xA2, 1, 1], [0xA1, 2], [0x09]])).root
        let shared = PropertyListNode(.array([PropertyListNode(.boolean(true))]))
        #expect(root == PropertyListNode(.array([shared, shared])))
    }

    @Test("Nesting that exceeds the limit is rejected")
    func nesting() {
        let limit = PropertyListDocument.depthLimit
        for depth in [limit, limit + 1] {
            let objects = (1..<depth).map { [0xA1, UInt8($0)] as [UInt8] } + [[0xA0]]
            #expect(Self.failure(Self.file(objects))?.reason == (depth > limit ? .tooDeep(limit: limit) : nil))
        }
    }
}
