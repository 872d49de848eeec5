import Foundation
import Testing

@testable import StringTables

@Suite("Changes to tables that are property lists")
struct PropertyListChangeTests {
    /// The content of the root dictionary, a change, and the expected content.
    typealias Case = (String, LegacyTableChange, String)

    private static let head = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><!-- list -->\n<dict>\n"
    private static let tail = "</dict>\n</plist>"

    private static func changed(_ members: String, _ change: LegacyTableChange) throws -> String {
        let table = try LegacyTableFile(Array((head + members + tail).utf8), kind: .stringsdict)
        let text = String(decoding: try table.changed(by: [change]), as: UTF8.self)
        #expect(text.hasPrefix(head) && text.hasSuffix(tail))
        return String(text.dropFirst(head.count).dropLast(tail.count))
    }

    private static func plural(_ cases: (String, String)..., valueType: String = "d") -> LegacyTableEntry.Value {
        let cases = cases.map { StringsDictCase(name: $0.0, content: StringsDictText($0.1)) }
        let variable = StringsDictVariable(name: "n", valueType: StringsDictText(valueType), cases: cases)
        return .rule(StringsDictRule(format: StringsDictText("%#@n@"), variables: [variable]))
    }

    private static func days(_ cases: String) -> String {
        """
          <key>days</key>
          <dict>
            <key>n</key><!-- number -->
            <dict>
              <key>NSStringFormatValueTypeKey</key> <string>d</string>
              <key>NSStringFormatSpecTypeKey</key> <string>NSStringPluralRuleType</string>
        \(cases)
            </dict>
            <key>NSStringLocalizedFormatKey</key> <string>%#@n@</string>
          </dict>

        """
    }

    private static let one = "      <key>one</key> <string><![CDATA[<1>]]></string>"
    private static let few = "      <key>few</key> <string>few</string>"
    private static let other = "      <key>other</key> <string>%d</string> <!-- o -->"

    @Test("In a rule, only the changed texts are written")
    func oneText() throws {
        let value = Self.plural(("one", "<1>"), ("other", "%d & more"))
        let result = try Self.changed(Self.days(Self.one + "\n" + Self.other), .set(key: "days", value: value))
        #expect(result == Self.days(Self.one + "\n" + Self.other.replacing("%d", with: "%d &amp; more")))
    }

    @Test("An added case is inserted in CLDR's order; a removed case is removed with its line")
    func cases() throws {
        let (short, long) = (Self.one + "\n" + Self.other, Self.one + "\n" + Self.few + "\n" + Self.other)
        let three = Self.plural(("other", "%d"), ("few", "few"), ("one", "<1>"))
        #expect(try Self.changed(Self.days(short), .set(key: "days", value: three)) == Self.days(long))
        let two = Self.plural(("one", "<1>"), ("other", "%d"))
        #expect(try Self.changed(Self.days(long), .set(key: "days", value: two)) == Self.days(short))
    }

    @Test("An equal rule changes nothing, in any order of its members")
    func sameRule() throws {
        let members = Self.days(Self.other + "\n" + Self.one)
        let value = Self.plural(("one", "<1>"), ("other", "%d"))
        #expect(try Self.changed(members, .set(key: "days", value: value)) == members)
    }

    @Test("A text that replaces a rule, and a rule that replaces a text, are written at the same position")
    func otherKind() throws {
        let text = try Self.changed(Self.days(Self.one), .set(key: "days", value: .text("a & b")))
        #expect(text == "  <key>days</key>\n  <string>a &amp; b</string>\n")
        let rule = try Self.changed(
            "  <key>a</key>\n  <string>1</string>\n",
            .set(key: "a", value: .rule(StringsDictRule(format: StringsDictText("x"))))
        )
        let format = "    <key>NSStringLocalizedFormatKey</key>\n    <string>x</string>\n"
        #expect(rule == "  <key>a</key>\n  <dict>\n\(format)  </dict>\n")
    }

    @Test(
        "Keys are added, removed and renamed without other changes",
        arguments: [
            (
                "\t<key>b.a</key><string>1</string><!-- 1 -->\n\t<key>a</key><string>2</string>\n",
                .add(key: "b.c", value: .text("3"), comment: "left out"),
                "\t<key>b.a</key><string>1</string><!-- 1 -->\n\t<key>b.c</key><string>3</string>\n"
                    + "\t<key>a</key><string>2</string>\n"
            ),
            (
                "<!-- a -->\r\n  <key>a</key>\r\n  <string>1</string>\r\n",
                .add(key: "0", value: .text("\r\n"), comment: nil),
                "<!-- a -->\r\n  <key>a</key>\r\n  <string>1</string>\r\n"
                    + "  <key>0</key>\r\n  <string>&#13;\n</string>\r\n"
            ),
            (
                "\t<key>a</key>\n\t<string>1</string>\n\n\t<!-- b -->\n\t<key>b</key>\n\t<string>2</string>\n",
                .remove(key: "a"), "\t<!-- b -->\n\t<key>b</key>\n\t<string>2</string>\n"
            ),
            ("<key>a&#38;b</key><string/>", .rename(key: "a&b", to: "<b>"), "<key>&lt;b&gt;</key><string/>"),
            ("<key>a</key><string />", .set(key: "a", value: .text("b")), "<key>a</key><string>b</string>"),
            ("<key>a</key><string>b</string>", .comment(key: "a", "c"), "<key>a</key><string>b</string>"),
        ] as [Case]
    )
    func keys(members: String, change: LegacyTableChange, expected: String) throws {
        #expect(try Self.changed(members, change) == expected)
    }

    @Test("A complete property list replaces an empty .stringsdict")
    func emptyFile() throws {
        let change = LegacyTableChange.add(key: "a", value: .text("b"), comment: nil)
        let bytes = try LegacyTableFile([], kind: .stringsdict).changed(by: [change])
        #expect(bytes == (try LegacyTableWriter.bytes(of: [.init(key: "a", value: .text("b"))], kind: .stringsdict)))
    }

    @Test("A binary property list is rewritten with all types and the order kept, and unchanged if nothing changes")
    func binary() throws {
        let integers = [0, 255, 256, 65_535, 65_536, 1 << 31, 1 << 32, Int.max, -1, Int.min]
        let list: [String: Any] = [
            "a": "1", "b": ["n": 5, "x": [true, false, -1.5], "d": Data([1]), "t": Date(timeIntervalSince1970: 0)],
            "i": integers, "m": Array(repeating: "é", count: 20), "d": Data(repeating: 7, count: 300),
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let table = try LegacyTableFile(Array(data), kind: .stringsdict)
        #expect(try table.changed(by: [.set(key: "a", value: .text("1")), .comment(key: "b", "x")]) == Array(data))
        let bytes = try table.changed(by: [.rename(key: "a", to: "c"), .set(key: "c", value: .text("é"))])
        let result = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        var expected = list
        expected["a"] = nil
        expected["c"] = "é"
        #expect(bytes.starts(with: "bplist00".utf8))
        let keys = table.entries.map { $0.key == "a" ? "c" : $0.key }
        #expect(try LegacyTableFile(bytes, kind: .stringsdict).entries.map(\.key) == keys)
        #expect((result as? NSDictionary)?.isEqual(NSDictionary(dictionary: expected)) == true)
    }
}
