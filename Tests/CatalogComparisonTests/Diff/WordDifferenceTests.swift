import TestSupport
import Testing

@testable import CatalogComparison

@Suite("Word-by-word comparison of two texts")
struct WordDifferenceTests {
    @Test("Changed and common words are distinguished")
    func words() {
        let words = WordDifference("Delete this photo?", "Delete these photos?")
        #expect(words.old.filter(\.isChanged).map(\.text) == ["this", "photo"])
        #expect(words.new.filter(\.isChanged).map(\.text) == ["these", "photos"])
    }

    @Test("The pieces form the texts, and unchanged pieces are equal on both sides")
    func pieces() {
        var random = SplitMix64(seed: 3)
        for _ in 0..<500 {
            let texts = (0..<2).map { _ in
                (0..<Int.random(in: 0..<12, using: &random)).map { _ in
                    ["a", "b ", " ", "ção", "%@", "\n", "😀"].randomElement(using: &random) ?? ""
                }.joined()
            }
            let words = WordDifference(texts[0], texts[1])
            #expect(words.old.map(\.text).joined() == texts[0])
            #expect(words.new.map(\.text).joined() == texts[1])
            let common = [words.old, words.new].map { $0.filter { !$0.isChanged }.map(\.text).joined() }
            #expect(common[0] == common[1])
        }
    }

    @Test("In ambiguous cases, removed words precede added words")
    func ties() {
        let words = WordDifference("a b", "b a")
        #expect(words.old == [.init(text: "a ", isChanged: true), .init(text: "b", isChanged: false)])
        #expect(words.new == [.init(text: "b", isChanged: false), .init(text: " a", isChanged: true)])
    }

    @Test("A repeated word is one added word, not a change of the whole text")
    func repeated() {
        let words = WordDifference("no no", "no no no")
        #expect(words.old.allSatisfy { !$0.isChanged })
        #expect(words.new.filter(\.isChanged).map(\.text).joined().count == 3)
    }

    @Test("Long texts do not take quadratic time")
    func long() {
        let text = Array(repeating: "word", count: 20_000).joined(separator: " ")
        let words = WordDifference("old " + text, "new " + text + " end")
        #expect(words.old.map(\.text).joined().hasPrefix("old word"))
    }
}
