import CatalogCore
import TestSupport
import Testing

@testable import StringTables

@Suite("The keys that changed between two versions")
struct ChangedKeysTests {
    @Test("They include new keys and keys with any change, in every style")
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

    @Test("In legacy tables, texts and comments are compared")
    func legacy() async throws {
        func table(_ text: String) async throws -> any StringTable {
            let source = InlineTables.file(text, path: "en.lproj/L.strings")
            return try #require(await TableLoader.load([source]).tables.first)
        }
        let old = try await table("\"a\" = \"A\";\n\"b\" = \"B\";\n/* c */\n\"c\" = \"C\";\n")
        let new = try await table("\"b\"=\"B\";\"a\" = \"AA\";\n/* changed */\n\"c\" = \"C\";\n")
        #expect(ChangedKeys.between(old, and: new) == ["a", "c"])
    }

    @Test("A duplicate key has changed if any occurrence has changed or was added")
    func doubled() async throws {
        func table(_ entries: String) async throws -> any StringTable {
            try #require(await TableLoader.load([InlineTables.catalog(entries)]).tables.first)
        }
        let old = try await table(#""a" : { "x" : 1 }, "a" : { "x" : 2 }, "b" : { }"#)
        #expect(ChangedKeys.between(old, and: old).isEmpty)
        #expect(
            ChangedKeys.between(old, and: try await table(#""a" : { "x" : 3 }, "a" : { "x" : 2 }, "b" : { }"#)) == ["a"]
        )
        #expect(
            ChangedKeys.between(
                old, and: try await table(#""a" : { "x" : 1 }, "a" : { "x" : 2 }, "b" : { }, "b" : { }"#))
                == ["b"])
    }

    @Test("In a legacy table, a language can be excluded, and the type of a number is compared")
    func languagesAndNumbers() async throws {
        func table(_ word: String, _ specifier: String) async throws -> any StringTable {
            let plural = """
                <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@d@</string>
                <key>d</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>\(specifier)</string>
                <key>other</key><string>%\(specifier) days</string></dict></dict></dict></plist>
                """
            let sources = [
                InlineTables.file("\"a\" = \"A\";", path: "en.lproj/L.strings"),
                InlineTables.file(plural, path: "en.lproj/L.stringsdict"),
                InlineTables.file("\"a\" = \"\(word)\";", path: "pt-BR.lproj/L.strings"),
            ]
            return try #require(await TableLoader.load(sources).tables.first)
        }
        let old = try await table("Á", "d")
        #expect(ChangedKeys.between(old, and: try await table("Ah", "ld")) == ["a", "n"])
        #expect(ChangedKeys.between(old, and: try await table("Ah", "d"), besides: ["pt-BR"]).isEmpty)
    }
}

extension ExactText: ExpressibleByStringLiteral {
    /// Creates a text from a literal.
    public init(stringLiteral value: String) { self.init(value) }
}
