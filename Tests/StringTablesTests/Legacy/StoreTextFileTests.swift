import CatalogCore
import StringTables
import Testing

@Suite("Files of store texts")
struct StoreTextFileTests {
    private func changed(_ old: String, to new: String) -> String {
        let file = StoreTextFile(DecodedText(utf8: Array(old.utf8)))
        return String(decoding: file.replacing(with: new), as: UTF8.self)
    }

    @Test(
        "A file is written as it was read",
        arguments: ["", "\n", "a", "a\n", "a\n\n", "a\r\nb\r\n", "a\r\nb", "a\nb\r\n", "a\r", "\r\n\r\n", "a\rb\n"])
    func unchanged(old: String) {
        let file = StoreTextFile(DecodedText(utf8: Array(old.utf8)))
        #expect(changed(old, to: file.string).utf8.elementsEqual(old.utf8))
    }

    @Test("A new text keeps the line break at the end and the form of line breaks, and can be read back")
    func replaced() {
        #expect(changed("a\n", to: "b") == "b\n")
        #expect(changed("a", to: "b") == "b")
        #expect(changed("", to: "b") == "b")
        #expect(Array(changed("a\r\nb\r\n", to: "a\nc\nd").utf8) == Array("a\r\nc\r\nd\r\n".utf8))
        #expect(Array(changed("a\r\nb\nc\nd\n", to: "a\nx\nd").utf8) == Array("a\r\nx\nd\n".utf8))
        #expect(changed("a", to: "b\n") == "b\n\n")
        for old in ["", "a", "a\n", "a\r\n", "a\r\nb\r\n"] {
            for new in ["", "x", "x\n", "\n", "x\n\ny", "a\nb"] {
                let written = StoreTextFile(DecodedText(utf8: Array(changed(old, to: new).utf8)))
                #expect(written.string == new, "\(old.debugDescription) to \(new.debugDescription)")
            }
        }
    }

    @Test(
        "A new file has the text, with or without a line break behind it", arguments: ["", "a", "a\n", "\n", "a\n\nb"])
    func new(text: String) {
        for endsLine in [true, false] {
            let bytes = StoreTextFile.bytes(of: text, endsLine: endsLine)
            #expect(StoreTextFile(DecodedText(utf8: bytes)).string == text)
            #expect(!endsLine || bytes.last == UInt8(ascii: "\n"))
        }
        #expect(StoreTextFile.bytes(of: "a", endsLine: false) == [UInt8(ascii: "a")])
    }

    @Test("A byte-order mark and UTF-16 are kept")
    func encodings() throws {
        let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0x0A, 0]
        let file = StoreTextFile(try DecodedText(decoding: bytes))
        #expect(file.string == "a")
        #expect(file.replacing(with: "b") == [0xFF, 0xFE, 0x62, 0, 0x0A, 0])
    }
}
