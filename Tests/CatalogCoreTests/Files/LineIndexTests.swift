import Testing

@testable import CatalogCore

@Suite("Lines and columns")
struct LineIndexTests {
    private func position(_ offset: Int, in text: String) -> TextPosition {
        LineIndex(Array(text.utf8)).position(at: offset)
    }

    @Test("Lines end at LF, CR LF or a lone CR", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(end: String) {
        let text = "ab\(end)\(end)c"
        let width = end.utf8.count
        #expect(LineIndex(Array(text.utf8)).lineCount == 3)
        #expect(position(2, in: text) == TextPosition(line: 1, column: 3))
        #expect(position(2 + width, in: text) == TextPosition(line: 2, column: 1))
        #expect(position(2 + 2 * width, in: text) == TextPosition(line: 3, column: 1))
    }

    @Test("LF and CR may be mixed; LF CR counts as two line ends")
    func mixedLineEnds() {
        #expect(LineIndex(Array("a\n\rb\r\nc\rd".utf8)).lineCount == 5)
        #expect(position(1, in: "\r\n") == TextPosition(line: 1, column: 2))
    }

    @Test("A text that ends in a newline has an empty last line, an empty text has one line")
    func lastLine() {
        #expect(position(2, in: "a\n") == TextPosition(line: 2, column: 1))
        #expect(LineIndex([]).lineCount == 1)
        #expect(position(0, in: "") == .start)
    }

    @Test("Columns count UTF-16 units")
    func utf16Columns() {
        let text = "aé日😀|"
        let columns = [(1, 2), (3, 3), (6, 4), (10, 6)]
        for (offset, column) in columns { #expect(position(offset, in: text) == TextPosition(line: 1, column: column)) }
    }

    @Test("A byte-order mark takes no column")
    func byteOrderMark() {
        #expect(position(3, in: "\u{FEFF}ab\nc") == .start)
        #expect(position(0, in: "\u{FEFF}ab\nc") == .start)
        #expect(position(4, in: "\u{FEFF}ab\nc") == TextPosition(line: 1, column: 2))
        #expect(position(6, in: "\u{FEFF}ab\nc") == TextPosition(line: 2, column: 1))
    }

    @Test("Offsets outside the text yield its beginning or end")
    func outside() {
        #expect(position(-1, in: "a\nb") == .start)
        #expect(position(99, in: "a\nb") == TextPosition(line: 2, column: 2))
    }

    @Test(
        "A position can be converted back to its offset", arguments: ["a\r\nb😀é\r\r\n日", "\u{FEFF}x\n\n", "", "\n"])
    func backAndForth(text: String) {
        let lines = LineIndex(Array(text.utf8))
        for index in text.unicodeScalars.indices.dropFirst(text.hasPrefix("\u{FEFF}") ? 1 : 0) {
            let offset = text.utf8.distance(from: text.startIndex, to: index)
            let scalar = text.unicodeScalars[index]
            guard scalar != "\n" || !isSecondOfPair(index, in: text) else { continue }
            #expect(lines.offset(of: lines.position(at: offset)) == offset)
        }
    }

    private func isSecondOfPair(_ index: String.Index, in text: String) -> Bool {
        index > text.startIndex && text.unicodeScalars[text.unicodeScalars.index(before: index)] == "\r"
    }

    @Test("A position after its line yields the line's end; one after the text yields the text's end")
    func positionsOutside() {
        let lines = LineIndex(Array("ab\r\nc".utf8))
        #expect(lines.offset(of: TextPosition(line: 1, column: 9)) == 2)
        #expect(lines.offset(of: TextPosition(line: 2, column: 9)) == 5)
        #expect(lines.offset(of: TextPosition(line: 3, column: 1)) == 5)
        #expect(lines.offset(of: TextPosition(line: 0, column: 1)) == 5)
        #expect(lines.offset(of: TextPosition(line: 2, column: -1)) == 4)
    }

    @Test("Positions are ordered by line, then by column")
    func order() {
        #expect(TextPosition(line: 1, column: 9) < TextPosition(line: 2, column: 1))
        #expect(TextPosition(line: 2, column: 1) < TextPosition(line: 2, column: 2))
        #expect(!(TextPosition(line: 2, column: 2) < TextPosition(line: 2, column: 2)))
    }
}
