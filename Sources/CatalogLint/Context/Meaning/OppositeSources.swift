import CatalogCore

/// The keys of a table whose source texts differ only in one word and its opposite.
package struct OppositeSources {
    /// A key with the word that differs.
    package struct Row {
        /// The index of the entry.
        package let entry: Int
        /// The complete source text.
        package let source: Text
        /// The word that differs, in lower case.
        package let word: String
        fileprivate let isCapitalised: Bool
    }

    /// Pairs of keys.
    ///
    /// Each key is paired with the first keys that have an opposite word.
    package private(set) var pairs: [(Row, Row)] = []

    /// The maximum length of a source text in bytes.
    ///
    /// Longer texts are skipped.
    private static let longest = 120

    /// Compares the source texts of a table.
    package init(_ table: TableContext) {
        guard let language = table.sourceLanguage, let words = OppositeWords.of(language) else { return }
        var groups: [String: [Row]] = [:]
        var order: [String] = []
        for (index, source) in table.swappedTranslations.sources
        where source.utf8.count <= Self.longest && words.mayBe(in: source) {
            for (frame, word, isCapitalised) in Self.frames(of: source.string, words) {
                if groups[frame] == nil { order.append(frame) }
                groups[frame, default: []].append(
                    Row(entry: index, source: source, word: word, isCapitalised: isCapitalised))
            }
        }
        for frame in order { addPairs(groups[frame] ?? []) }
    }

    private mutating func addPairs(_ rows: [Row]) {
        var firsts: [Row] = []
        for row in rows {
            let alike = firsts.filter { $0.isCapitalised == row.isCapitalised }
            pairs += alike.filter { $0.word != row.word }.map { ($0, row) }
            if !alike.contains(where: { $0.word == row.word }) { firsts.append(row) }
        }
    }

    /// Returns one frame of the text for each word that has an opposite.
    ///
    /// The frame is the lower-case text with the index of the word's set in place of the word. The other members are
    /// the word, and whether the text begins with a capital.
    private static func frames(of text: String, _ words: OppositeWords) -> [(String, word: String, Bool)] {
        let lower = text.lowercased()
        let isCapitalised = text.first(where: OppositeWords.isLetter)?.isUppercase ?? false
        return words.occurrences(withOppositesIn: lower).flatMap { occurrence in
            let (before, after) = (lower[..<occurrence.range.lowerBound], lower[occurrence.range.upperBound...])
            return words.sets(of: occurrence.word, after: occurrence.previous).map {
                ("\(before)\u{0}\($0)\u{0}\(after)", occurrence.word, isCapitalised)
            }
        }
    }
}
