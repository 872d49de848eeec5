import TestSupport
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
        for (left, right) in [(left, right), (right, left)] {
            for limit in 0...4 {
                let found = Spelling.distance(Array(left.utf8), Array(right.utf8), atMost: limit)
                #expect(found == (expected > limit ? nil : expected))
            }
        }
    }

    @Test("The nearest word is that of a search that compares every letter")
    func everyLetter() {
        var generator = SplitMix64(seed: 7)
        func word() -> String {
            String(
                (0..<Int.random(in: 1...14, using: &generator)).map { _ in
                    "abcde".randomElement(using: &generator) ?? "a"
                })
        }
        for _ in 0..<300 {
            let (wanted, known) = (word(), (0..<40).map { _ in word() })
            let limit = max(wanted.count, 3) / 3
            let near = known.map { (distance: Self.distance(Array(wanted), Array($0)), word: $0) }.filter {
                $0.distance <= limit
            }
            let same = known.first { $0 == wanted }
            #expect(Spelling.nearest(to: wanted, in: known) == same ?? near.min { $0 < $1 }?.word)
        }
    }

    /// Returns the distance of two words by its definition.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var cells = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
        for row in 0...left.count {
            for column in 0...right.count {
                guard row > 0, column > 0 else {
                    cells[row][column] = row + column
                    continue
                }
                let replaced = cells[row - 1][column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
                cells[row][column] = min(replaced, cells[row - 1][column] + 1, cells[row][column - 1] + 1)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cells[row][column] = min(cells[row][column], cells[row - 2][column - 2] + 1)
                }
            }
        }
        return cells[left.count][right.count]
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
