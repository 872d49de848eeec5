import CatalogCore
import Testing

@testable import StringTables

@Suite("Rejected changes to legacy tables")
struct LegacyChangeErrorTests {
    private static func error(
        _ text: String,
        _ change: LegacyTableChange,
        _ kind: LegacyTableKind = .strings
    ) throws -> LegacyChangeError? {
        let table = try LegacyTableFile(Array(text.utf8), kind: kind)
        do throws(LegacyChangeError) {
            _ = try table.changed(by: [change])
            return nil
        } catch {
            return error
        }
    }

    @Test("A missing or an existing key is rejected with its location")
    func presence() throws {
        let add = LegacyTableChange.add(key: "b", value: .text("x"), comment: nil)
        let location = TextPosition(line: 2, column: 2)
        #expect(try Self.error("a = b;", .remove(key: "b")) == .missingKey("b"))
        #expect(try Self.error("a = b;\n b = c;", add) == .existingKey("b", at: location))
        #expect(try Self.error("a = b;\n b = c;", .rename(key: "a", to: "b")) == .existingKey("b", at: location))
        #expect(try Self.error("", .set(key: "b", value: .text("x")), .stringsdict) == .missingKey("b"))
    }

    @Test(
        "Any change of a duplicate key is rejected with both locations, but changes of other keys are not",
        arguments: [
            .set(key: "a", value: .text("x")), .remove(key: "a"), .rename(key: "a", to: "b"), .comment(key: "a", "x"),
        ] as [LegacyTableChange]
    )
    func doubled(change: LegacyTableChange) throws {
        let text = "a = b;\nc = d;\n'a' = e;"
        let locations = (TextPosition(line: 1, column: 1), TextPosition(line: 3, column: 1))
        #expect(try Self.error(text, change) == .doubledKey("a", first: locations.0, second: locations.1))
        #expect(try Self.error(text, .remove(key: "c")) == nil)
    }

    @Test("A value that the file cannot represent is rejected")
    func values() throws {
        let xml = "<plist><dict><key>a</key><string>b</string></dict></plist>"
        let rule = LegacyTableEntry.Value.rule(StringsDictRule())
        #expect(try Self.error("a = b;", .set(key: "a", value: rule)) == .value(.notText(key: "a")))
        #expect(try Self.error(xml, .set(key: "a", value: rule)) == .value(.notText(key: "a")))
        #expect(try Self.error(xml, .set(key: "a", value: .text("\u{1}"))) == .value(.character("\u{1}", key: "a")))
        #expect(try Self.error(xml, .rename(key: "a", to: "\u{1}")) == .value(.character("\u{1}", key: "\u{1}")))
    }

    @Test("A text that the declared encoding would make unreadable is rejected")
    func declaredEncoding() throws {
        let xml =
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"
            + "<plist><dict><key>a</key><string>b</string></dict></plist>"
        guard case .unreadable(key: "a", .propertyList)? = try Self.error(xml, .set(key: "a", value: .text("é"))) else {
            Issue.record("not refused")
            return
        }
        #expect(try Self.error(xml, .set(key: "a", value: .text("e"))) == nil)
    }

    @Test("Errors are sentences with the details")
    func sentences() {
        let first = TextPosition(line: 1, column: 2)
        let second = TextPosition(line: 3, column: 4)
        let doubled = LegacyChangeError.doubledKey("a", first: first, second: second)
        #expect(doubled.description == "“a” occurs twice in the table, at 1:2 and 3:4; remove one first")
        #expect(LegacyChangeError.existingKey("a", at: first).description == "“a” already exists in the table, at 1:2")
        #expect(LegacyChangeError.existingKey("a", at: nil).description == "“a” already exists in the table")
        let character = LegacyValueError.character("\u{1}", key: "k")
        #expect(LegacyChangeError.value(character).description.contains("U+0001"))
    }
}
