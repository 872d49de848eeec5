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
        var frames: [Frame] = []
        for (index, source) in table.swappedTranslations.sources
        where source.utf8.count <= Self.longest && words.mayBe(in: source) {
            Self.addFrames(of: source, at: index, words, to: &frames)
        }
        for group in HashGrouping.groups(of: frames.count, by: { frames[$0].hash }) {
            addPairs(group.map { frames[$0].row })
        }
    }

    private mutating func addPairs(_ rows: [Row]) {
        var firsts: [Row] = []
        for row in rows {
            let alike = firsts.filter { $0.isCapitalised == row.isCapitalised }
            pairs += alike.filter { $0.word != row.word }.map { ($0, row) }
            if !alike.contains(where: { $0.word == row.word }) { firsts.append(row) }
        }
    }

    /// A source text without a word that has an opposite.
    private struct Frame {
        /// The hash of the lower-case text with the index of the word's set in place of the word.
        ///
        /// Texts are compared by it, because a string for each frame would take longer than all else.
        let hash: UInt64
        let row: Row
    }

    /// Adds one frame of the text for each word that has an opposite.
    private static func addFrames(of source: Text, at entry: Int, _ words: OppositeWords, to frames: inout [Frame]) {
        let text = source.string
        let lower = text.lowercased()
        let bytes = Array(lower.utf8)
        let offset = { lower.utf8.distance(from: lower.startIndex, to: $0) }
        lazy var isCapitalised = text.first(where: OppositeWords.isLetter)?.isUppercase ?? false
        for occurrence in words.occurrences(withOppositesIn: lower) {
            for set in words.sets(of: occurrence.word, after: occurrence.previous) {
                var hash = FowlerHash(bytes[..<offset(occurrence.range.lowerBound)])
                hash.add([0, UInt8(truncatingIfNeeded: set), UInt8(truncatingIfNeeded: set >> 8), 0])
                hash.add(bytes[offset(occurrence.range.upperBound)...])
                let row = Row(entry: entry, source: source, word: occurrence.word, isCapitalised: isCapitalised)
                frames.append(Frame(hash: hash.value, row: row))
            }
        }
    }
}
