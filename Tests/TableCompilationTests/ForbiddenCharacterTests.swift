import Foundation
import Testing

@testable import TableCompilation

@Suite("Characters that XML cannot represent")
struct ForbiddenCharacterTests {
    @Test(
        "The table is a binary property list with all texts, and a warning has the key",
        arguments: ["\\u0003", "\\u0000", "\\u001f", "\\ufffe", "\\uffff"])
    func binary(escape: String) throws {
        let catalog = try SmallCatalog(
            [entry("a", "", ["en": unit("A"), "pl": unit("Wesprze\(escape)")]), entry("b", "", ["pl": unit("B")])]
                .joined(separator: ","))
        let tables = catalog.compilation.tables
        let english = try #require(tables.first { $0.language == "en" })
        let polish = try #require(tables.first { $0.language == "pl" })
        #expect(english.bytes(.text).starts(with: "<?xml".utf8))
        #expect(polish.bytes(.text) == polish.bytes(.binary))
        let list = try PropertyListSerialization.propertyList(from: Data(polish.bytes(.text)), format: nil)
        let texts = try #require(list as? [String: String])
        #expect(texts["a"]?.unicodeScalars.count == 8)
        #expect(texts["b"] == "B")
        #expect(catalog.messages.count == 1)
        #expect(catalog.messages.first?.hasSuffix("so the table becomes a binary property list (pl: a)") == true)
    }

    @Test("A key with such a character has one warning for all languages")
    func key() throws {
        let catalog = try SmallCatalog(
            entry("a\\u0003", "\"extractionState\": \"manual\"", ["pl": unit("A"), "de": unit("A")]))
        #expect(catalog.compilation.tables.allSatisfy { $0.bytes(.text).starts(with: "bplist00".utf8) })
        #expect(catalog.messages.count == 1)
    }

    @Test("Tabs, line breaks and all other characters stay in XML")
    func allowed() throws {
        let catalog = try SmallCatalog(
            entry("a", "", ["en": unit("\\t\\r\\n\\u007f\\u0085\\u2028\\ufdd0\\ud83d\\ude00")]))
        #expect(catalog.messages.isEmpty)
        #expect(catalog.compilation.tables[0].bytes(.text).starts(with: "<?xml".utf8))
    }

    @Test("Such a character in a plural form is found too")
    func plural() throws {
        let catalog = try SmallCatalog(
            entry("a", "", ["en": TableCompilationTests.plural(["one": "%lld\\u0003", "other": "%lld"])]))
        #expect(catalog.compilation.tables[0].bytes(.text).starts(with: "bplist00".utf8))
        #expect(catalog.messages.count == 1)
    }
}
