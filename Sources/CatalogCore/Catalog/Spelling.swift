/// Suggestions for misspelled words.
public enum Spelling {
    /// Returns the known word nearest to `word`; nil if the nearest differs in more than a third of its letters.
    public static func nearest(to word: String, in known: [String]) -> String? {
        let scored = known.map { (word: $0, distance: distance(Array(word.utf8), Array($0.utf8))) }
        guard let best = scored.min(by: { ($0.distance, $0.word) < ($1.distance, $1.word) }) else { return nil }
        return best.distance * 3 <= max(word.utf8.count, 3) ? best.word : nil
    }

    /// Returns the Damerau-Levenshtein distance: the number of insertions, deletions, substitutions and swaps of
    /// adjacent letters.
    static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var rows = [Array(0...right.count)]
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                let replaced = rows[row][column] + (letter == other ? 0 : 1)
                var best = min(replaced, rows[row][column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    best = min(best, rows[row - 1][column - 1] + 1)
                }
                current.append(best)
            }
            rows.append(current)
        }
        return rows[left.count][right.count]
    }
}
