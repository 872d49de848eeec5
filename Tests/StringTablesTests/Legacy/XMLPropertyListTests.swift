import CatalogCore
import Foundation
import Testing

@testable import StringTables

@Suite("XML property lists")
struct XMLPropertyListTests {
    private static func read(_ xml: String) throws -> PropertyListDocument {
        try XMLPropertyListReader.read(DecodedText(utf8: Array(xml.utf8)))
    }

    private static func position(_ range: ByteRange?, in xml: String) -> TextPosition? {
        range.map { LineIndex(Array(xml.utf8)).position(at: $0.lowerBound) }
    }

    private static func failure(_ xml: String) -> PropertyListError? {
        do {
            _ = try read(xml)
            return nil
        } catch {
            return error as? PropertyListError
        }
    }

    private static let mismatch = "Opening and ending tag mismatch: dict line 4 and plist"

    @Test("Members are in file order with the locations of key and value, including duplicates")
    func membersInOrder() throws {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict><!-- <key>not</key> -->
            \t<key>b</key> <string>é😀</string> <key>b</key><string/>
              <key>a</key>
              <array><true/></array>
            </dict>
            </plist>
            """
        let members = try #require(try Self.read(xml).root.members)
        #expect(members.map(\.key) == ["b", "b", "a"])
        #expect(members.map { Self.position($0.keyRange, in: xml)?.line } == [5, 5, 6])
        #expect(members.map { Self.position($0.keyRange, in: xml)?.column } == [2, 36, 3])
        #expect(
            members.map { Self.position($0.node.range, in: xml) } == [(5, 15), (5, 48), (7, 3)].map(TextPosition.init))
        let written = members.compactMap {
            $0.node.range.map { String(decoding: Array(xml.utf8)[$0], as: UTF8.self) }
        }
        #expect(written == ["<string>é😀</string>", "<string/>", "<array><true/></array>"])
    }

    @Test(
        "Each type is read with its value",
        arguments: [
            ("<string> a&lt;&#x41;<!-- x -->b<![CDATA[<c>]]> </string>", .string(" a<Ab<c> ")),
            ("<string></string>", .string("")),
            ("<integer> -12 </integer>", .integer(-12)),
            ("<integer>+0x1F</integer>", .integer(31)),
            ("<real>1.5</real>", .real(1.5)),
            ("<true/>", .boolean(true)),
            ("<false></false>", .boolean(false)),
            ("<data>AAE\n C</data>", .data([0, 1, 2])),
            ("<date>2001-01-01T00:00:05Z</date>", .date(Date(timeIntervalSinceReferenceDate: 5))),
        ] as [(String, PropertyListValue)]
    )
    func types(xml: String, value: PropertyListValue) throws {
        #expect(try Self.read("<plist>\(xml)</plist>").root.value == value)
        #expect(try Self.read(xml).root.value == value)
    }

    @Test("A second value after the first is kept separately")
    func strayRoots() throws {
        let document = try Self.read("<plist><dict/> <string>x</string></plist>")
        #expect(document.root.members == [])
        #expect(document.strayRoots.map(\.string) == ["x"])
        #expect(document.strayRoots.first?.range == 15..<33)
    }

    @Test("White space before the declaration is skipped, as in Foundation")
    func leadingSpace() throws {
        let xml = "\n\n  <?xml version=\"1.0\"?>\n<plist><string>x</string></plist>"
        #expect(try Self.read(xml).root.range?.lowerBound == 33)
        #expect(Self.failure("\n\n  <plist><dict></plist>")?.position.line == 3)
    }

    @Test(
        "Input that is not a property list is rejected with reason, line and column",
        arguments: [
            ("<plist>\n<foo/></plist>", .unexpectedElement(name: "foo"), 2, 1),
            ("<plist><dict>\n <string>x</string></dict></plist>", .missingKey, 2, 2),
            ("<plist><dict>\n<key>a</key>\n<key>b</key><true/></dict></plist>", .missingValue(key: "a"), 2, 1),
            ("<plist><dict>\n<key>a</key></dict></plist>", .missingValue(key: "a"), 2, 1),
            ("<plist><dict>\n <!-- c --> zz<key>a</key><true/></dict></plist>", .unexpectedText, 2, 13),
            ("<plist><string>a<b/></string></plist>", .unexpectedElement(name: "b"), 1, 17),
            ("<plist>\n<integer>1x</integer></plist>", .malformedValue(element: "integer", text: "1x"), 2, 1),
            ("<plist>\n<true>x</true></plist>", .malformedValue(element: "true", text: "x"), 2, 1),
            ("<plist>\n<data>A</data></plist>", .malformedValue(element: "data", text: "A"), 2, 1),
            ("<plist><dict>\n=======\n</dict></plist>", .conflictMarker, 2, 1),
            ("<plist><dict/></plist>\n>>>>>>> topic", .conflictMarker, 2, 1),
            ("<!--\n=======\n--><plist>\n<dict></plist>", .malformedXML(message: mismatch), 4, 15),
            ("<plist/>", .empty, 1, 1),
            ("<plist>\n<string>é😀 & b</string></plist>", .bareAmpersand, 2, 13),
            ("<plist>\n<string>Q&A</string></plist>", .bareAmpersand, 2, 10),
            ("<plist>\n<string>a&nbsp;b</string></plist>", .entityReference(name: "nbsp"), 2, 10),
            ("<plist><dict>\n<<<<<<< HEAD\n</dict></plist>", .conflictMarker, 2, 1),
        ] as [(String, PropertyListError.Reason, Int, Int)]
    )
    func refused(xml: String, reason: PropertyListError.Reason, line: Int, column: Int) throws {
        let error = try #require(Self.failure(xml))
        #expect(error.reason == reason)
        #expect(error.position == TextPosition(line: line, column: column))
    }

    @Test(
        "XML that is not well-formed is rejected with its line",
        arguments: [
            ("<plist>\n<dict>\n<key>a</string>\n</dict></plist>", 3),
            ("<plist>\n<string>a < b</string></plist>", 2),
            ("<plist><dict/></plist>\n <x/>", 2),
            ("<plist><dict/></plist>\nx", 2),
            ("<plist>\n<dict><key>a</key", 2),
            ("<plist>\n<string>\u{1}</string></plist>", 2),
        ]
    )
    func malformed(xml: String, line: Int) throws {
        let error = try #require(Self.failure(xml))
        #expect(error.position.line == line)
        guard case .malformedXML(let message) = error.reason else {
            Issue.record("unexpected reason \(error.reason)")
            return
        }
        #expect(!message.isEmpty)
    }

    @Test(
        "A truncated file is rejected at its end",
        arguments: ["<plist>\n<dict>\n", "<plist>\n <string>a\n", "\n\n<"])
    func truncated(xml: String) {
        #expect(Self.failure(xml)?.reason == .truncated)
        #expect(Self.failure(xml)?.position == LineIndex(Array(xml.utf8)).position(at: xml.utf8.count))
    }

    @Test("Columns count UTF-16 units even for errors from libxml2")
    func columnOfFault() throws {
        let error = try #require(Self.failure("<plist><string>é😀 < b</string></plist>"))
        #expect(error.position.column == 21)
    }

    @Test("Entities are rejected: declared ones, external ones, and imitations of XML's own")
    func entities() {
        let bomb = "<!DOCTYPE plist [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>\n<plist><string>&b;</string></plist>"
        #expect(Self.failure(bomb)?.reason == .internalSubset)
        #expect(Self.failure(bomb)?.position == TextPosition(line: 1, column: 17))
        let file = "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><plist><string>&x;</string></plist>"
        #expect(Self.failure(file)?.reason == .internalSubset)
        let apple = "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://localhost/none.dtd\">"
        let unknown = Self.failure(apple + "\n<plist><string>a &nbsp;</string></plist>")
        #expect(unknown?.reason == .entityReference(name: "nbsp"))
        #expect(unknown?.position == TextPosition(line: 2, column: 18))
    }

    @Test("Nesting that exceeds the limit is an error")
    func nesting() {
        let limit = PropertyListDocument.depthLimit
        func nested(_ depth: Int) -> String {
            String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
        }
        #expect(Self.failure(nested(limit)) == nil)
        #expect(Self.failure(nested(limit + 1))?.reason == .tooDeep(limit: limit))
        #expect(Self.failure(nested(100_000)) != nil)
    }

    @Test("UTF-16 XML is read whatever its declaration; Latin-1 is rejected if it would make a difference")
    func encodings() throws {
        let xml = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><string>é</string></plist>"
        let bytes = DecodedText(utf8: Array(xml.utf8), encoding: .utf16BigEndian, hasByteOrderMark: true).encoded()
        #expect(try XMLPropertyListReader.read(DecodedText(decoding: bytes)).root.string == "é")
        let latin = "<?xml version='1.0' encoding='ISO-8859-1'?><plist><string>"
        #expect(try Self.read(latin + "e</string></plist>").root.string == "e")
        #expect(Self.failure(latin + "é</string></plist>")?.reason == .unsupportedEncoding(name: "ISO-8859-1"))
    }
}
