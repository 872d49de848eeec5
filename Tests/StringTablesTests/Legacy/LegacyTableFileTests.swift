import CatalogCore
import Foundation
import Testing

@testable import StringTables

@Suite("Legacy tables")
struct LegacyTableFileTests {
    private static func failure(_ bytes: [UInt8], _ kind: LegacyTableKind = .strings) -> LegacyTableError? {
        do {
            _ = try LegacyTableFile(bytes, kind: kind)
            return nil
        } catch {
            return error
        }
    }

    @Test("The file extension determines the kind, in any case")
    func kind() {
        #expect(LegacyTableKind(fileExtension: "strings") == .strings)
        #expect(LegacyTableKind(fileExtension: "StringsDict") == .stringsdict)
        #expect(LegacyTableKind(fileExtension: "xcstrings") == nil)
    }

    @Test("The first bytes determine the form, and each form yields the same entries")
    func forms() throws {
        let text = Array("\"k\" = \"v\";".utf8)
        let xml = Array("\u{FEFF}<plist><dict><key>k</key><string>v</string></dict></plist>".utf8)
        let binary = Array(
            try PropertyListSerialization.data(fromPropertyList: ["k": "v"], format: .binary, options: 0)
        )
        for bytes in [text, xml, binary] {
            let table = try LegacyTableFile(bytes, kind: .strings)
            #expect(table.entries.map(\.key) == ["k"])
            #expect(table.entries.map(\.value) == [.text("v")])
            #expect(table.encoded() == bytes)
        }
    }

    @Test("Entries of the text form and of XML have the ranges of key and value")
    func ranges() throws {
        for source in ["/* c */ \"k\" = \"v\";", "<dict><key>k</key> <string>v</string></dict>"] {
            let table = try LegacyTableFile(Array(source.utf8), kind: .strings)
            let utf8 = try #require(table.text?.utf8)
            let entry = try #require(table.entries.first)
            let key = try #require(entry.keyRange)
            let value = try #require(entry.valueRange)
            #expect(["\"k\"", "<key>k</key>"].contains(String(decoding: utf8[key], as: UTF8.self)))
            #expect(["\"v\"", "<string>v</string>"].contains(String(decoding: utf8[value], as: UTF8.self)))
        }
    }

    @Test("In the text form, the entry has its comment")
    func comment() throws {
        let table = try LegacyTableFile(Array("/* Title */\n\"k\";".utf8), kind: .strings)
        #expect(table.entries.first?.comment == "Title")
        #expect(table.entries.first?.value == .text("k"))
    }

    @Test("A dictionary in a .strings is kept and reported")
    func noText() throws {
        let table = try LegacyTableFile(Array("<dict><key>k</key><dict/></dict>".utf8), kind: .strings)
        #expect(table.entries.first?.value == .other(PropertyListNode(.dictionary([]), range: 18..<25)))
        #expect(table.problems.map(\.reason) == [.wrongType(member: "k", expected: .text)])
    }

    @Test("Values after the table are reported")
    func strayValue() throws {
        let table = try LegacyTableFile(Array("<plist><dict/>\n<dict/></plist>".utf8), kind: .stringsdict)
        #expect(table.problems.map(\.reason) == [.strayValue])
        #expect(table.problems.first?.range == 15..<22)
    }

    @Test("An empty file is a table without keys", arguments: LegacyTableKind.ofStrings)
    func empty(kind: LegacyTableKind) throws {
        #expect(try LegacyTableFile([], kind: kind).entries.isEmpty)
    }

    @Test("A .stringsdict in the text form is refused")
    func textStringsdict() {
        let error = Self.failure(Array("\n{ a = { b = c; }; }".utf8), .stringsdict)
        #expect(error == .stringsdictIsNoPropertyList(position: TextPosition(line: 2, column: 1)))
    }

    @Test("A property list that is no dictionary is refused")
    func noDictionary() {
        let error = Self.failure(Array("<plist>\n <array/></plist>".utf8))
        #expect(error == .noDictionary(position: TextPosition(line: 2, column: 2)))
    }

    @Test("A conflict at the start is recognized in both kinds of files", arguments: LegacyTableKind.ofStrings)
    func conflictAtStart(kind: LegacyTableKind) {
        guard case .strings(let error)? = Self.failure(Array("<<<<<<< HEAD\n<plist>".utf8), kind) else {
            Issue.record("not refused as a conflict")
            return
        }
        #expect(error.reason == .conflictMarker)
    }

    @Test("Bytes that are not text are rejected with their location")
    func wrongEncoding() {
        let error = Self.failure(Array("\"a\" = \"caf".utf8) + [0xE9] + Array("\";".utf8))
        #expect(error?.position == TextPosition(line: 1, column: 11))
    }
}
