import CatalogCore
import Testing

@testable import XCStringsKit

@Suite("The keys that changed between two versions")
struct ChangedKeysTests {
    @Test("New keys and those of which anything changed, whatever the style")
    func catalogs() async throws {
        func table(_ entries: String) async throws -> any StringTable {
            try #require(await TableLoader.load([InlineTables.catalog(entries)]).tables.first)
        }
        let old = try await table(#""a" : { }, "b" : { "comment" : "b" }, "c" : { "x" : 1 }, "gone" : { }"#)
        let new = try await table(#""c" : { "x" : 2 }, "a":{}, "b" : { "comment" : "B" }, "d" : { }"#)
        #expect(ChangedKeys.between(old, and: new) == ["b", "c", "d"])
        #expect(ChangedKeys.between(nil, and: new) == ["a", "b", "c", "d"])
        #expect(ChangedKeys.between(new, and: new).isEmpty)
    }

    @Test("Keys of legacy tables by their texts and comments")
    func legacy() async throws {
        func table(_ text: String) async throws -> any StringTable {
            let source = InlineTables.file(text, path: "en.lproj/L.strings")
            return try #require(await TableLoader.load([source]).tables.first)
        }
        let old = try await table("\"a\" = \"A\";\n\"b\" = \"B\";\n/* c */\n\"c\" = \"C\";\n")
        let new = try await table("\"b\"=\"B\";\"a\" = \"AA\";\n/* changed */\n\"c\" = \"C\";\n")
        #expect(ChangedKeys.between(old, and: new) == ["a", "c"])
    }
}
