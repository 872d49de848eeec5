import TestSupport
import Testing

@testable import LanguageServer

@Suite("The smallest edits between two texts")
struct SmallestEditsTests {
    private func edits(_ old: String, _ new: String) -> [String] {
        SmallestEdits.between(Array(old.utf8), and: Array(new.utf8)).map {
            "\($0.range.lowerBound)-\($0.range.upperBound):\(String(decoding: $0.bytes, as: UTF8.self))"
        }
    }

    @Test("Only differences are replaced, separately in each group of lines")
    func small() {
        #expect(edits("a\nhome.title\nb\n", "a\nstart.title\nb\n") == ["2-6:start"])
        #expect(edits("x1\nsame\ny1\n", "x2\nsame\ny2\n") == ["1-2:2", "9-10:2"])
        #expect(edits("same", "same") == [])
    }

    @Test("Added and removed lines are insertions and deletions")
    func wholeLines() {
        #expect(edits("a\nc\n", "a\nb\nc\n") == ["2-2:b\n"])
        #expect(edits("a\nb\nc\n", "a\nc\n") == ["2-4:"])
        #expect(edits("", "a") == ["0-0:a"])
        #expect(edits("a\n", "a\nb") == ["2-2:b"])
    }

    @Test("No character or line break is split")
    func whole() {
        // Both characters begin with the bytes F0 9F 98.
        #expect(edits("a😀b", "a😁b") == ["1-5:😁"])
        #expect(edits("é", "è") == ["0-2:è"])
        #expect(edits("a\r\nb", "a\nb") == ["1-3:\n"])
        #expect(edits("a\rb", "a\r\nb").allSatisfy { !$0.hasSuffix(":\n") })
    }

    @Test("Applying the edits from last to first, like an editor, yields the new text")
    func applied() {
        var random = SplitMix64(seed: 7)
        let pieces = ["a", "b", "\n", "\r\n", "😀", "😁", "é", "key\n"]
        func text() -> String {
            (0..<Int.random(in: 0...30, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                .joined()
        }
        for _ in 0..<500 {
            let (old, new) = (Array(text().utf8), Array(text().utf8))
            var changed = DocumentText(old)
            for edit in SmallestEdits.between(old, and: new).reversed() {
                let locations = DocumentText(old).range(edit.range, in: .utf16)
                #expect(DocumentText(old).bytes(of: locations, in: .utf16) == edit.range)
                changed.take(
                    ContentChange(range: locations, text: String(decoding: edit.bytes, as: UTF8.self)), in: .utf16)
            }
            #expect(changed.bytes == new)
        }
    }
}
