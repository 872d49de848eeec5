import CatalogCore
import Testing

@testable import CatalogComparison

@Suite("Members of an object by name")
struct MemberTableTests {
    /// Small tables compare names, larger ones have a hash table.
    @Test("Each name leads to its value, and no other does", arguments: [0, 1, 8, 9, 64, 1000])
    func lookup(count: Int) throws {
        let document = try Document(
            Array(("{" + (0..<count).map { "\"key \($0)\":\"\($0)\"" }.joined(separator: ",") + "}").utf8))
        let table = MemberTable(document.root)
        #expect(table.count == count)
        #expect(table.names.map { String(decoding: $0, as: UTF8.self) } == (0..<count).map { "key \($0)" })
        for index in 0..<count { #expect(table[Array("key \(index)".utf8)[...]]?.string == "\(index)") }
        #expect(table[Array("key \(count)".utf8)[...]] == nil)
        var hint = 0
        for index in (0..<count).reversed() {
            #expect(table.value(of: Array("key \(index)".utf8)[...], near: &hint)?.string == "\(index)")
            #expect(hint == index + 1)
        }
    }

    @Test("Of equal names the last value counts, also if one is written with escapes", arguments: [0, 20])
    func duplicates(others: Int) throws {
        let rest = (0..<others).map { ",\"key \($0)\":\"\"" }.joined()
        let document = try Document(Array(#"{"a":"1","b":"2","\u0061":"3"\#(rest)}"#.utf8))
        let table = MemberTable(document.root)
        #expect(table.count == 2 + others)
        #expect(table[Array("a".utf8)[...]]?.string == "3")
        #expect(table.duplicates.map { String(decoding: $0, as: UTF8.self) } == ["a"])
        #expect(table.names.first.map { String(decoding: $0, as: UTF8.self) } == "a")
    }
}
