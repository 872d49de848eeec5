import Foundation
import Testing

@testable import TableCompilation

@Suite("Writing compiled tables")
struct TableWriterTests {
    /// Keys and texts that Foundation's dictionaries distinguish.
    private static let table: CompiledValue = [
        "": "", "B": "<>&'\"\u{1}\r\n\t\u{2028}\u{7F}é", "\u{FFFD}x": "1", "😀": "2", "É": "7", "é": "8", "中": "9",
        "key10": "a > b", "key9": .value("lld", ["one": "%lld", "other": "%lld & more"]), "empty": [:],
    ]

    private static func members(_ value: CompiledValue) -> [CompiledValue.Member] {
        guard case .dictionary(let members) = value else { return [] }
        return members
    }

    private static func object(_ value: CompiledValue) -> Any {
        switch value {
        case .text(let text): text
        case .dictionary(let members): Dictionary(uniqueKeysWithValues: members.map { ($0.name, object($0.value)) })
        }
    }

    @Test("The text form equals Foundation's, byte for byte")
    func text() throws {
        for value in [Self.table, [:]] as [CompiledValue] {
            let expected = try PropertyListSerialization.data(
                fromPropertyList: Self.object(value), format: .xml, options: 0)
            #expect(XMLTableWriter.bytes(of: Self.members(value)) == Array(expected))
        }
    }

    @Test("Foundation can read the binary form, even with many and long texts")
    func binary() throws {
        let many = (0..<70_000).map { CompiledValue.Member("k\($0)", .text($0 % 7 == 0 ? "\($0) é" : "\($0)")) }
        let long = CompiledValue.Member("long", .text(String(repeating: "ab", count: 40_000)))
        let tables: [CompiledValue] = [Self.table, [:], .sorted(many + [long])]
        for value in tables {
            let data = Data(BinaryTableWriter.bytes(of: Self.members(value)))
            var format = PropertyListSerialization.PropertyListFormat.xml
            let object = try PropertyListSerialization.propertyList(from: data, format: &format)
            #expect(format == .binary)
            #expect((object as? NSDictionary) == (Self.object(value) as? NSDictionary))
        }
    }

    @Test("Equal tables yield equal bytes")
    func sameBytes() {
        let members = Self.members(Self.table)
        #expect(BinaryTableWriter.bytes(of: members) == BinaryTableWriter.bytes(of: members))
    }
}
