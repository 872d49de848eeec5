import Foundation
import TestSupport
import Testing

@testable import StringTables

@Suite("Writing complete legacy tables")
struct LegacyTableWriterTests {
    private static func foundation(_ bytes: [UInt8]) throws -> [String: Any]? {
        try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
    }

    private static func text(_ entries: [LegacyTableEntry], _ kind: LegacyTableKind = .strings) throws -> String {
        String(decoding: try LegacyTableWriter.bytes(of: entries, kind: kind), as: UTF8.self)
    }

    @Test("A .strings file has comments above pairs and blank lines between pairs")
    func stringsLayout() throws {
        let entries = [
            LegacyTableEntry(key: "home.title", value: .text("Início"), comment: "Title\nof the tab"),
            LegacyTableEntry(key: "ok", value: .text("OK")),
        ]
        #expect(
            try Self.text(entries) == """
                /* Title
                of the tab */
                "home.title" = "Início";

                "ok" = "OK";

                """
        )
    }

    @Test("A .stringsdict file has Xcode's layout, with categories in CLDR's order")
    func stringsdictLayout() throws {
        let cases = ["other": "%lld days", "one": "%lld day"].map {
            StringsDictCase(name: $0.key, content: StringsDictText($0.value))
        }
        let variable = StringsDictVariable(name: "days", valueType: StringsDictText("lld"), cases: cases)
        let rule = StringsDictRule(format: StringsDictText("%#@days@ <left>"), variables: [variable])
        let entries = [
            LegacyTableEntry(key: "days & hours", value: .rule(rule)), LegacyTableEntry(key: "ok", value: .text("OK")),
        ]
        #expect(
            try Self.text(entries, .stringsdict) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>days &amp; hours</key>
                \t<dict>
                \t\t<key>NSStringLocalizedFormatKey</key>
                \t\t<string>%#@days@ &lt;left&gt;</string>
                \t\t<key>days</key>
                \t\t<dict>
                \t\t\t<key>NSStringFormatSpecTypeKey</key>
                \t\t\t<string>NSStringPluralRuleType</string>
                \t\t\t<key>NSStringFormatValueTypeKey</key>
                \t\t\t<string>lld</string>
                \t\t\t<key>one</key>
                \t\t\t<string>%lld day</string>
                \t\t\t<key>other</key>
                \t\t\t<string>%lld days</string>
                \t\t</dict>
                \t</dict>
                \t<key>ok</key>
                \t<string>OK</string>
                </dict>
                </plist>

                """
        )
    }

    @Test("Devices and widths are dictionaries in the rule")
    func devicesAndWidths() throws {
        let rule = StringsDictRule(
            devices: [StringsDictCase(name: "mac", content: .text(StringsDictText("Click")))],
            widths: [StringsDictCase(name: "20", content: StringsDictText("Hi"))]
        )
        let bytes = try LegacyTableWriter.bytes(of: [.init(key: "K", value: .rule(rule))], kind: .stringsdict)
        let table = try LegacyTableFile(bytes, kind: .stringsdict)
        #expect(table.problems.isEmpty)
        guard case .rule(let read)? = table.entries.first?.value else {
            Issue.record("no rule")
            return
        }
        #expect(read.devices.map(\.name) == ["mac"])
        #expect(read.widths.map(\.content.string) == ["Hi"])
    }

    @Test("Difficult texts can be read back by this reader and by Foundation", arguments: LegacyTableKind.ofStrings)
    func hardTexts(kind: LegacyTableKind) throws {
        let controls = kind == .strings ? "\u{1}2\u{7F}\u{85}\u{0B}" : ""
        let hard = "\"q\" 'a' \\n \n \r \t & < > ]]> */ // é e\u{301} 😀 \u{2028} \u{FEFF}" + controls
        let entries = [LegacyTableEntry(key: hard, value: .text(hard), comment: "a */ b\n\n/* c")]
        let bytes = try LegacyTableWriter.bytes(of: entries, kind: kind)
        let entry = try #require(try LegacyTableFile(bytes, kind: kind).entries.first)
        #expect(Array(entry.key.utf8) == Array(hard.utf8))
        #expect(entry.value == .text(hard))
        #expect(entry.comment == (kind == .strings ? "a */ b\n\n/* c" : nil))
        let list = try #require(try Self.foundation(bytes))
        #expect(list.count == 1)
        #expect((list.values.first as? String).map { Array($0.utf8) } == Array(hard.utf8))
        #expect((list.keys.first).map { Array($0.utf8) } == Array(hard.utf8))
    }

    @Test("A table without entries is an empty text or an empty dictionary")
    func noEntries() throws {
        #expect(try Self.text([]).isEmpty)
        #expect(try Self.text([], .stringsdict).hasSuffix("<plist version=\"1.0\">\n<dict/>\n</plist>\n"))
    }

    @Test("Content that a table cannot represent is rejected")
    func refused() throws {
        func error(_ value: LegacyTableEntry.Value, _ kind: LegacyTableKind) -> LegacyValueError? {
            do {
                _ = try LegacyTableWriter.bytes(of: [.init(key: "K", value: value)], kind: kind)
                return nil
            } catch {
                return error
            }
        }
        func rule(_ name: String, _ cases: [String]) -> LegacyTableEntry.Value {
            let cases = cases.map { StringsDictCase(name: $0, content: StringsDictText("x")) }
            return .rule(StringsDictRule(variables: [.init(name: name, valueType: nil, cases: cases)]))
        }
        #expect(error(.text("a\u{B}"), .stringsdict) == .character("\u{B}", key: "K"))
        #expect(error(rule("n", []), .strings) == .notText(key: "K"))
        #expect(error(rule("n", ["one", "one"]), .stringsdict) == .repeatedName("one", key: "K"))
        #expect(error(rule("n", ["dual"]), .stringsdict) == .unknownCategory("dual", key: "K"))
        let reserved = StringsDictRule.widthKey
        #expect(error(rule(reserved, []), .stringsdict) == .reservedName(reserved, key: "K"))
    }

    @Test("Two entries with one key are rejected; two spellings of é are different keys")
    func repeatedKeys() throws {
        func entries(_ keys: [String]) -> [LegacyTableEntry] {
            keys.map { LegacyTableEntry(key: $0, value: .text("x")) }
        }
        #expect(throws: LegacyValueError.repeatedName("a", key: "a")) {
            try LegacyTableWriter.bytes(of: entries(["a", "b", "a"]), kind: .strings)
        }
        #expect(try Self.text(entries(["\u{E9}", "e\u{301}"])).contains("= \"x\";\n\n"))
    }
}
