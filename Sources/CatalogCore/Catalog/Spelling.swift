/// Suggestions for misspelled words.
public enum Spelling {
    /// The longest word, in bytes, that gets a suggestion; the time grows with the square of the length.
    private static let longest = 512

    /// Returns the known word nearest to `word`; nil if the nearest differs in more than a third of its letters.
    ///
    /// Words of more than 512 bytes have no suggestion, except the same word in another Unicode form.
    public static func nearest(to word: String, in known: [String]) -> String? {
        if let same = known.first(where: { $0 == word }) { return same }
        let letters = Array(word.utf8)
        guard letters.count <= longest else { return nil }
        let limit = max(letters.count, 3) / 3
        var best: (distance: Int, word: String)?
        for candidate in known where abs(candidate.utf8.count - letters.count) <= limit {
            let found = (distance: distance(letters, Array(candidate.utf8)), word: candidate)
            if found.distance <= limit, best.map({ found < $0 }) ?? true { best = found }
        }
        return best?.word
    }

    /// Returns whether one letter is added, left out or replaced, or two neighbours are swapped.
    package static func differInOneLetter(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        return abs(left.count - right.count) <= 1 && max(left.count, right.count) <= longest
            && distance(left, right) == 1
    }

    /// Returns the Damerau-Levenshtein distance: the number of insertions, deletions, substitutions and swaps of
    /// adjacent letters.
    static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var (before, previous, current) = ([Int](), [Int](), Array(0...right.count))
        for (row, letter) in left.enumerated() {
            (before, previous, current) = (previous, current, before)
            current.removeAll(keepingCapacity: true)
            current.append(row + 1)
            for (column, other) in right.enumerated() {
                let replaced = previous[column] + (letter == other ? 0 : 1)
                var best = min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    best = min(best, before[column - 1] + 1)
                }
                current.append(best)
            }
        }
        return current[right.count]
    }
}
