import CatalogCore

/// Words of the source that stand in a translation as they are, one after another.
package struct LeftPhrase {
    /// The words, with what stands between them.
    package let string: String

    /// Fewer words are likely a term, a name, or the same in both languages by chance.
    private static let fewest = 4
    /// So many of them must be none of a name: they begin in lower case and have no digit.
    private static let fewestPlain = 3

    /// Finds the longest such run in a translation; nil where there is none that looks forgotten.
    package init?(in text: PlainText, from source: PlainText) {
        let (own, there) = (text.words, source.words)
        guard own.count > Self.fewest, there.count >= Self.fewest,
            let run = Self.longestRun(Self.linked(own, in: text), Self.linked(there, in: source)),
            run.count >= Self.fewest,
            Self.isProse(own[run]), !Self.isQuoted(own[run], in: text), Self.isTranslated(own, run, there)
        else { return nil }
        string = text.string(of: own[run.lowerBound].range.lowerBound..<own[run.upperBound - 1].range.upperBound)
    }

    /// The words in lower case, and whether nothing but space lies before each; parts of code are linked to nothing.
    private static func linked(_ words: [PlainWord], in text: PlainText) -> [(word: String, isLinked: Bool)] {
        zip(words.indices, words).map { index, word in
            guard index > 0, !OwnWords.isCode(word.range, in: text.scalars) else { return (word.folded, false) }
            let between = text.scalars[words[index - 1].range.upperBound..<word.range.lowerBound]
            return (word.folded, between.allSatisfy { WordScalar.isSpace($0) })
        }
    }

    /// The longest run of words that both have, with nothing but spaces between them.
    private static func longestRun(
        _ own: [(word: String, isLinked: Bool)], _ there: [(word: String, isLinked: Bool)]
    ) -> Range<Int>? {
        var places: [String: [Int]] = [:]
        for (index, other) in there.enumerated().prefix(longestText) { places[other.word, default: []].append(index) }
        var lengths: [Int: Int] = [:]
        var best: Range<Int>?
        for (index, each) in own.enumerated() {
            var next: [Int: Int] = [:]
            for place in (places[each.word] ?? []).prefix(mostPlaces) {
                let isLinked = each.isLinked && there[place].isLinked
                let length = (isLinked ? lengths[place - 1] ?? 0 : 0) + 1
                next[place] = length
                if length > best?.count ?? 0 { best = (index + 1 - length)..<(index + 1) }
            }
            lengths = next
        }
        return best
    }

    /// What lies behind is not looked at, and a word that stands there more often is looked up no more often.
    private static let (longestText, mostPlaces) = (1000, 20)

    /// Whether the words are those of a sentence.
    private static func isProse(_ words: ArraySlice<PlainWord>) -> Bool {
        let plain = words.filter { !$0.isCapitalised && !$0.string.contains(where: \.isNumber) }
        return plain.count >= fewestPlain && plain.contains { $0.string.count > 3 }
    }

    /// Whether a quotation mark or a bracket is open before the words and closes behind them.
    private static func isQuoted(_ words: ArraySlice<PlainWord>, in text: PlainText) -> Bool {
        guard let first = words.first, let last = words.last else { return false }
        let before = text.scalars[..<first.range.lowerBound].last { !WordScalar.isSpace($0) }
        let after = text.scalars[last.range.upperBound...].contains { quotes.contains($0) }
        return after && (before.map { quotes.contains($0) } ?? false)
    }

    private static let quotes: Set<Unicode.Scalar> = [
        "\"", "'", "“", "”", "„", "‘", "’", "«", "»", "‹", "›", "(", ")", "[", "]", "「", "」", "『", "』", "（", "）", "`",
    ]

    /// Whether there is a translation at all: words beside the run that the source does not have.
    private static func isTranslated(_ own: [PlainWord], _ run: Range<Int>, _ there: [PlainWord]) -> Bool {
        let source = Set(there.map(\.folded))
        let rest = own.indices.filter { !run.contains($0) }.map { own[$0].folded }
        return rest.contains { !source.contains($0) && $0.unicodeScalars.count > 1 }
    }
}
