import CatalogCore

/// A run of source words that a translation contains untranslated.
package struct UntranslatedPhrase {
    /// The words, with the characters between them.
    package let string: String

    /// The minimum number of words.
    ///
    /// Shorter runs are often terms, names or coincidental matches.
    private static let fewest = 4
    /// The minimum number of words that cannot belong to a name: words in lower case without digits.
    private static let fewestPlain = 3

    /// Finds the longest run of source words in a translation; nil if none looks untranslated.
    package init?(in text: PlainText, from source: PlainText) {
        let (own, there) = (text.words, source.words)
        guard own.count > Self.fewest, there.count >= Self.fewest,
            let run = Self.longestRun(Self.linked(own, in: text), Self.linked(there, in: source)),
            run.count >= Self.fewest,
            Self.isProse(own[run]), !Self.isQuoted(own[run], in: text), Self.isTranslated(own, run, there)
        else { return nil }
        string = text.string(of: own[run.lowerBound].range.lowerBound..<own[run.upperBound - 1].range.upperBound)
    }

    /// Returns the words in lower case, and whether only spaces connect each word to the previous one.
    ///
    /// Parts of code are not connected to other words.
    private static func linked(_ words: [PlainWord], in text: PlainText) -> [(word: String, isLinked: Bool)] {
        zip(words.indices, words).map { index, word in
            guard index > 0, !LanguageSpecificWords.isCode(word.range, in: text.scalars) else {
                return (word.folded, false)
            }
            let between = text.scalars[words[index - 1].range.upperBound..<word.range.lowerBound]
            return (word.folded, between.allSatisfy { WordScalar.isSpace($0) })
        }
    }

    /// Returns the longest run of words that occurs in both texts with only spaces between the words.
    private static func longestRun(
        _ own: [(word: String, isLinked: Bool)], _ there: [(word: String, isLinked: Bool)]
    ) -> Range<Int>? {
        var locations: [String: [Int]] = [:]
        for (index, other) in there.enumerated().prefix(longestText) {
            locations[other.word, default: []].append(index)
        }
        var lengths: [Int: Int] = [:]
        var best: Range<Int>?
        for (index, each) in own.enumerated() {
            var next: [Int: Int] = [:]
            for location in (locations[each.word] ?? []).prefix(mostLocations) {
                let isLinked = each.isLinked && there[location].isLinked
                let length = (isLinked ? lengths[location - 1] ?? 0 : 0) + 1
                next[location] = length
                if length > best?.count ?? 0 { best = (index + 1 - length)..<(index + 1) }
            }
            lengths = next
        }
        return best
    }

    /// Limits for long texts: the number of source words to search, and the number of positions to try for each word.
    private static let (longestText, mostLocations) = (1000, 20)

    /// Returns whether the words look like part of a sentence.
    private static func isProse(_ words: ArraySlice<PlainWord>) -> Bool {
        let plain = words.filter { !$0.isCapitalised && !$0.string.contains(where: \.isNumber) }
        // Words that repeat are commands or names, as in the explanation of a command line.
        return Set(plain.map(\.folded)).count >= fewestPlain && plain.contains { $0.string.count > 3 }
    }

    /// Returns whether a quotation mark or bracket precedes the words, and another one comes later in the text.
    private static func isQuoted(_ words: ArraySlice<PlainWord>, in text: PlainText) -> Bool {
        guard let first = words.first, let last = words.last else { return false }
        let before = text.scalars[..<first.range.lowerBound].last { !WordScalar.isSpace($0) }
        let after = text.scalars[last.range.upperBound...].contains { quotes.contains($0) }
        return after && (before.map { quotes.contains($0) } ?? false)
    }

    private static let quotes: Set<Unicode.Scalar> = [
        "\"", "'", "“", "”", "„", "‘", "’", "«", "»", "‹", "›", "(", ")", "[", "]", "「", "」", "『", "』", "（", "）", "`",
    ]

    /// Returns whether the text is otherwise translated: it has words outside the run that the source does not have.
    private static func isTranslated(_ own: [PlainWord], _ run: Range<Int>, _ there: [PlainWord]) -> Bool {
        let source = Set(there.map(\.folded))
        let rest = own.indices.filter { !run.contains($0) }.map { own[$0].folded }
        return rest.contains { !source.contains($0) && $0.unicodeScalars.count > 1 }
    }
}
