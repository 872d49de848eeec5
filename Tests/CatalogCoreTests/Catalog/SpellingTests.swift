import Testing

@testable import CatalogCore

@Suite("Suggestions for misspelled words")
struct SpellingTests {
    @Test(
        "Insertions, deletions, substitutions and swaps of neighbors count one each",
        arguments: [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "abxc", 1),
            ("abcd", "abd", 1), ("kitten", "sitting", 3), ("ab", "ba", 1), ("abcdef", "badcfe", 3),
        ])
    func distance(left: String, right: String, expected: Int) {
        #expect(Spelling.distance(Array(left.utf8), Array(right.utf8)) == expected)
        #expect(Spelling.distance(Array(right.utf8), Array(left.utf8)) == expected)
    }

    @Test("The nearest word differs in at most a third of its letters; of equally near words, the first one counts")
    func nearest() {
        #expect(Spelling.nearest(to: "titel", in: ["table", "title"]) == "title")
        #expect(Spelling.nearest(to: "abcdef", in: ["abcxyz", "abcd"]) == "abcd")
        #expect(Spelling.nearest(to: "abcdef", in: ["abc", "xyzdef", "abcdefghi"]) == nil)
        #expect(Spelling.nearest(to: "ab", in: ["bb", "aa"]) == "aa")
        #expect(Spelling.nearest(to: "title", in: []) == nil)
    }

    @Test("Words of up to 512 bytes have a suggestion")
    func longest() {
        for (count, hasSuggestion) in [(512, true), (513, false)] {
            let word = String(repeating: "a", count: count)
            #expect((Spelling.nearest(to: word, in: [word + "b"]) != nil) == hasSuggestion)
        }
        #expect(Spelling.nearest(to: "abc", in: ["abx"]) == "abx")
        #expect(Spelling.nearest(to: "abc", in: ["axx"]) == nil)
    }

    @Test("Very long words have no suggestion")
    func long() {
        let word = String(repeating: "a", count: 100_000)
        #expect(Spelling.nearest(to: word, in: [word + "b", "a"]) == nil)
        #expect(Spelling.nearest(to: "a", in: [word]) == nil)
    }
}
