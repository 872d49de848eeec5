import TestSupport
import Testing

@testable import TranslationReuse

@Suite("An index of similar texts")
struct SegmentIndexTests {
    /// Texts of few letters, so that pairs repeat, and of many, so that some pairs are rare.
    private static func texts(letters: UInt32, longest: Int, count: Int) -> [[UInt32]] {
        var random = SplitMix64(seed: UInt64(letters))
        var texts: [[UInt32]] = []
        for _ in 0..<count {
            var text = texts.randomElement(using: &random) ?? []
            if text.isEmpty || Int.random(in: 0..<4, using: &random) == 0 {
                text = (0..<Int.random(in: 1...longest, using: &random)).map { _ in
                    UInt32.random(in: 0..<letters, using: &random)
                }
            }
            for _ in 0..<Int.random(in: 0...4, using: &random) { edit(&text, letters, using: &random) }
            if !text.isEmpty { texts.append(text) }
        }
        return texts
    }

    private static func edit(_ text: inout [UInt32], _ letters: UInt32, using random: inout SplitMix64) {
        let letter = UInt32.random(in: 0..<letters, using: &random)
        let offset = Int.random(in: 0...text.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text.insert(letter, at: offset)
        case 1 where offset < text.count: text[offset] = letter
        case _ where offset < text.count: text.remove(at: offset)
        default: break
        }
    }

    private static func pairs(of text: [UInt32]) -> Set<UInt64> {
        var pairs: Set<UInt64> = []
        SegmentIndex.forEachPair(of: text) { pairs.insert($0) }
        return pairs
    }

    @Test(
        "It finds every text as similar as required, with the bound that counting the shared pairs gives",
        arguments: [2, 5, 26, 2_000] as [UInt32], [6, 30, 90])
    func complete(letters: UInt32, longest: Int) {
        let texts = Self.texts(letters: letters, longest: longest, count: 250)
        let index = SegmentIndex(texts.enumerated().map { (Int32($0), $1) })
        let pairs = texts.map(Self.pairs)
        var random = SplitMix64(seed: 1)
        for _ in 0..<15 {
            var query = texts.randomElement(using: &random) ?? []
            // Letters that no text has are pairs that no list has.
            for _ in 0..<Int.random(in: 0...3, using: &random) { Self.edit(&query, letters + 2, using: &random) }
            let own = Self.pairs(of: query)
            let expected = zip(texts, pairs).map { text, other in
                let length = max(text.count, query.count)
                let distance = (max(own.count, other.count) - own.intersection(other).count + 1) / 2
                let edits = EditDistance.between(text[...], query[...], limit: length) ?? length
                return (bound: 1 - Double(distance) / Double(length), similarity: 1 - Double(edits) / Double(length))
            }
            for minimum in [0.5, 0.7, 0.8, 0.9, 0.95, 1] {
                for least in [0, minimum, 0.85] {
                    let found = index.candidates(for: query, minimum: minimum, bound: least)
                    let order = found.map { (-$0.bound, $0.segment) }
                    #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 }, "the most promising first, each once")
                    #expect(found.allSatisfy { $0.bound == expected[Int($0.segment)].bound && $0.bound >= least })
                    let segments = Set(found.map(\.segment))
                    for (number, text) in expected.enumerated() where text.similarity >= max(minimum, least) {
                        #expect(segments.contains(Int32(number)), "\(texts[number]) for \(query) from \(minimum)")
                    }
                }
            }
        }
    }

    @Test("Without a common pair, no text is found")
    func nothing() {
        let index = SegmentIndex([(0, [1, 2, 3]), (1, [4])])
        #expect(index.candidates(for: [7, 8, 9], minimum: 0.5).isEmpty)
        #expect(index.candidates(for: [], minimum: 0.5).isEmpty)
        #expect(SegmentIndex([]).candidates(for: [1], minimum: 0.5).isEmpty)
    }
}
