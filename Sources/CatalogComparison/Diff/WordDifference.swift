/// A word-by-word comparison of two texts.
package struct WordDifference: Sendable {
    /// The pieces of the older text.
    package private(set) var old: [Piece] = []
    /// The pieces of the newer text.
    package private(set) var new: [Piece] = []

    /// A run of words.
    package struct Piece: Hashable, Sendable {
        /// The words, with the spaces between them.
        package var text: String
        /// Whether the other text lacks the words at this point.
        package let isChanged: Bool
    }

    /// The maximum number of words to compare individually.
    ///
    /// In longer texts, everything between the common ends counts as changed.
    private static let limit = 400

    /// Compares two texts word by word.
    package init(_ old: String, _ new: String) {
        let (left, right) = (Self.words(of: old), Self.words(of: new))
        let start = zip(left, right).prefix { $0 == $1 }.count
        let rest = min(left.count, right.count) - start
        let end = zip(left.reversed(), right.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let (middle, other) = (left[start..<(left.count - end)], right[start..<(right.count - end)])
        add(left[..<start], isChanged: false)
        compare(Array(middle), Array(other))
        add(left[(left.count - end)...], isChanged: false)
    }

    private mutating func add(_ words: ArraySlice<Substring>, isChanged: Bool) {
        for word in words {
            Self.add(word, isChanged: isChanged, to: &old)
            Self.add(word, isChanged: isChanged, to: &new)
        }
    }

    private static func add(_ word: Substring, isChanged: Bool, to pieces: inout [Piece]) {
        if pieces.last?.isChanged == isChanged {
            pieces[pieces.count - 1].text += word
        } else {
            pieces.append(Piece(text: String(word), isChanged: isChanged))
        }
    }

    /// Compares two runs of words.
    ///
    /// Their longest common subsequence is unchanged.
    private mutating func compare(_ left: [Substring], _ right: [Substring]) {
        let isShort = left.count <= Self.limit && right.count <= Self.limit
        let lengths = isShort ? Self.commonLengths(left, right) : []
        var (row, column) = (0, 0)
        while row < left.count || column < right.count {
            if isShort, row < left.count, column < right.count, left[row] == right[column] {
                add(left[row...row], isChanged: false)
                (row, column) = (row + 1, column + 1)
            } else if row < left.count,
                !isShort || column == right.count || lengths[row + 1][column] >= lengths[row][column + 1]
            {
                Self.add(left[row], isChanged: true, to: &old)
                row += 1
            } else {
                Self.add(right[column], isChanged: true, to: &new)
                column += 1
            }
        }
    }

    /// Returns the length of the longest common subsequence for each pair of suffixes.
    private static func commonLengths(_ left: [Substring], _ right: [Substring]) -> [[Int]] {
        var lengths = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
        for row in left.indices.reversed() {
            for column in right.indices.reversed() {
                lengths[row][column] =
                    left[row] == right[column]
                    ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
            }
        }
        return lengths
    }

    /// Returns the words of a text, runs of white space, and all other characters individually.
    private static func words(of text: String) -> [Substring] {
        var words: [Substring] = []
        var rest = text[...]
        while let first = rest.first {
            let isWord = { (character: Character) in character.isLetter || character.isNumber }
            let count =
                isWord(first)
                ? rest.prefix(while: isWord).count : first.isWhitespace ? rest.prefix(while: \.isWhitespace).count : 1
            words.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return words
    }
}
