/// Two texts word by word: what both have, and what only one has.
package struct WordDifference: Sendable {
    /// The older text in pieces.
    package private(set) var old: [Piece] = []
    /// The newer text in pieces.
    package private(set) var new: [Piece] = []

    /// Some words in a row.
    package struct Piece: Hashable, Sendable {
        /// The words, with the space between them.
        package var text: String
        /// Whether the other text does not have them here.
        package let isChanged: Bool
    }

    /// The longest texts, in words, that are compared one by one; of longer ones what lies between the common ends
    /// counts as changed.
    private static let limit = 400

    /// Compares two texts.
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

    /// The longest row of words that both have is what did not change.
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

    /// How many words the ends of both texts have in common, by where the ends begin.
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

    /// Words, runs of space, and every other character by itself.
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
