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
        var counts = LetterCounts(letters)
        var limit = max(letters.count, 3) / 3
        var best: (distance: Int, word: String)?
        for candidate in known where abs(candidate.utf8.count - letters.count) <= limit {
            let others = Array(candidate.utf8)
            guard counts.leastDistance(to: others) <= limit, let distance = distance(letters, others, atMost: limit)
            else { continue }
            let found = (distance: distance, word: candidate)
            if best.map({ found < $0 }) ?? true { best = found }
            // Only a word that is at least as near can be better.
            limit = distance
        }
        return best?.word
    }

    /// Returns whether one letter is added, left out or replaced, or two neighbours are swapped.
    package static func differInOneLetter(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        return max(left.count, right.count) <= longest && distance(left, right, atMost: 1) == 1
    }

    /// Returns the Damerau-Levenshtein distance: the number of insertions, deletions, substitutions and swaps of
    /// adjacent letters; nil if it is greater than a limit.
    ///
    /// The time grows with the product of the length and the limit.
    static func distance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        // Whatever is greater than the limit counts as the next number, such as all cells far from the diagonal.
        let far = limit + 1
        var previous = [Int](repeating: far, count: right.count + 1)
        var current = (0...right.count).map { min($0, far) }
        var before = previous
        var leastOfPrevious = 0
        for row in 1...left.count {
            (before, previous, current) = (previous, current, before)
            let columns = max(1, row - limit)...min(right.count, row + limit)
            current[columns.lowerBound - 1] = columns.lowerBound == 1 ? min(row, far) : far
            var least = current[columns.lowerBound - 1]
            for column in columns {
                let replaced = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
                var best = min(replaced, previous[column] + 1, current[column - 1] + 1, far)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    best = min(best, before[column - 2] + 1)
                }
                current[column] = best
                least = min(least, best)
            }
            if columns.upperBound < right.count { current[columns.upperBound + 1] = far }
            // A swap begins two rows above.
            if min(least, leastOfPrevious) > limit { return nil }
            leastOfPrevious = least
        }
        let distance = current[right.count]
        return distance > limit ? nil : distance
    }
}

/// The number of times that each byte occurs in a word.
private struct LetterCounts {
    private var counts = [Int](repeating: 0, count: 256)
    private let total: Int

    init(_ letters: [UInt8]) {
        total = letters.count
        for letter in letters { counts[Int(letter)] += 1 }
    }

    /// Returns a number that the distance to another word is never below: letters that only one of them has must be
    /// inserted, deleted or replaced.
    mutating func leastDistance(to others: [UInt8]) -> Int {
        var added = 0
        for letter in others {
            counts[Int(letter)] -= 1
            if counts[Int(letter)] < 0 { added += 1 }
        }
        for letter in others { counts[Int(letter)] += 1 }
        return max(added, added + total - others.count)
    }
}
