/// A word of a text.
package struct PlainWord {
    /// The word as written.
    package let string: String
    /// The word in lower case.
    package let folded: String
    /// The range of the word in the text's scalars.
    package let range: Range<Int>

    /// Creates a word.
    package init(string: String, range: Range<Int>) {
        self.string = string
        folded = string.lowercased()
        self.range = range
    }

    /// Whether the word is entirely in upper case, as abbreviations are.
    package var isAllCaps: Bool {
        // Most words have a small letter of ASCII, and need no comparison of strings.
        let bytes = string.utf8
        if bytes.contains(where: { (0x61...0x7A).contains($0) }) { return false }
        return string.count > 1 && string == string.uppercased() && string != folded
    }

    /// Whether the word begins with an upper-case letter.
    package var isCapitalised: Bool {
        let start = string.utf8.prefix(2)
        if start.allSatisfy({ $0 < 0x80 }) { return start.first.map { (0x41...0x5A).contains($0) } ?? false }
        return string.first?.isUppercase ?? false
    }
}

extension PlainText {
    /// The words in order.
    ///
    /// An apostrophe or hyphen between two letters is part of a word.
    package var words: [PlainWord] {
        if let known = memo.words { return known }
        let words = findWords()
        memo.words = words
        return words
    }

    private func findWords() -> [PlainWord] {
        var words: [PlainWord] = []
        var index = 0
        while index < scalars.count {
            guard WordScalar.isInside(scalars[index]) else {
                index += 1
                continue
            }
            let end = wordEnd(from: index)
            words.append(PlainWord(string: string(of: index..<end), range: index..<end))
            index = end
        }
        return words
    }

    /// Returns a range of the scalars as a string.
    package func string(of range: Range<Int>) -> String {
        scalars.withUnsafeBufferPointer { scalars in
            let scalars = scalars[range]
            let count = scalars.reduce(0) { $0 + UTF8.width($1) }
            return String(unsafeUninitializedCapacity: count) { bytes in
                var end = 0
                for scalar in scalars {
                    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                        bytes[end] = byte
                        end += 1
                    }
                }
                return end
            }
        }
    }

    private func wordEnd(from start: Int) -> Int {
        var index = start
        while index < scalars.count {
            if !WordScalar.isInside(scalars[index]), !isJoint(index) { return index }
            index += 1
        }
        return index
    }

    private func isJoint(_ index: Int) -> Bool {
        guard index > 0, index + 1 < scalars.count, ["'", "’", "-", "\u{2011}"].contains(scalars[index]) else {
            return false
        }
        return WordScalar.isInside(scalars[index - 1]) && WordScalar.isInside(scalars[index + 1])
    }
}
