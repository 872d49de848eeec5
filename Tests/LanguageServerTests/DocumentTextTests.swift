import TestSupport
import Testing

@testable import LanguageServer

@Suite("Positions in a document")
struct DocumentTextTests {
    private func location(_ line: Int, _ character: Int) -> Position { Position(line: line, character: character) }

    @Test("An emoji takes two columns of UTF-16, four of UTF-8 and one of UTF-32")
    func emoji() {
        let text = DocumentText(Array("a😀b".utf8))
        for (encoding, column) in [(PositionEncoding.utf16, 3), (.utf8, 5), (.utf32, 2)] {
            #expect(text.position(of: 5, in: encoding) == location(0, column))
            #expect(text.offset(of: location(0, column), in: encoding) == 5)
        }
    }

    @Test("A column inside a surrogate pair is moved to the start of the pair")
    func surrogates() {
        let text = DocumentText(Array("a😀b".utf8))
        #expect(text.offset(of: location(0, 2), in: .utf16) == 1)
        #expect(text.offset(of: location(0, 3), in: .utf8) == 1)
    }

    @Test("Lines end at LF, CR LF and a lone CR; a column after the end means the end")
    func lines() {
        let text = DocumentText(Array("a\r\nbc\rd\n".utf8))
        #expect(text.lineCount == 4)
        #expect(text.offset(of: location(1, 0), in: .utf16) == 3)
        #expect(text.offset(of: location(0, 9), in: .utf16) == 1)
        #expect(text.offset(of: location(2, 0), in: .utf16) == 6)
        #expect(text.offset(of: location(3, 0), in: .utf16) == 8)
        #expect(text.offset(of: location(9, 0), in: .utf16) == 8)
        #expect(text.position(of: 8, in: .utf16) == location(3, 0))
    }

    @Test("A change replaces a range, or without a range the whole text")
    func changes() {
        var text = DocumentText(Array("é😀x\r\ny".utf8))
        text.take(
            ContentChange(range: TextRange(start: location(0, 1), end: location(0, 3)), text: "…"), in: .utf16)
        #expect(text.bytes == Array("é…x\r\ny".utf8))
        text.take(ContentChange(range: nil, text: "z"), in: .utf16)
        #expect(text.bytes == Array("z".utf8))
        #expect(text.lineCount == 1)
    }

    @Test("After any changes, the line index fits the text")
    func randomChanges() {
        var random = SplitMix64(seed: 23)
        let pieces = ["", "a", "\n", "\r", "\r\n", "😀", "é\r", "\nb"]
        var text = DocumentText(Array("a\r\nb\rc\nd".utf8))
        for _ in 0..<400 {
            let offsets = [
                Int.random(in: 0...text.bytes.count, using: &random),
                Int.random(in: 0...text.bytes.count, using: &random),
            ].sorted()
            let piece = pieces.randomElement(using: &random) ?? ""
            text.replace(offsets[0]..<offsets[1], with: Array(piece.utf8))
            let fresh = DocumentText(text.bytes)
            #expect(text.lineCount == fresh.lineCount)
            for offset in 0...text.bytes.count {
                #expect(text.position(of: offset, in: .utf8) == fresh.position(of: offset, in: .utf8))
            }
            if text.bytes.count > 40 { text.replace(0..<30, with: []) }
        }
    }
}
