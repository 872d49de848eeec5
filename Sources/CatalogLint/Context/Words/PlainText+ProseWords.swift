extension PlainText {
    /// A word of the usual filler text (“Lorem ipsum …”), which is not in any language.
    package static let fillerWord = "ipsum"

    /// Whether the text is a filler.
    package var isFiller: Bool { words.contains { $0.folded == Self.fillerWord } }

    /// The words in order, without words with digits and without parts of file names, identifiers and options.
    package var proseWords: [PlainWord] {
        var token = 0..<0
        var isCode = false
        return words.filter { word in
            if word.range.lowerBound >= token.upperBound {
                token = self.token(around: word.range)
                isCode = self.isCode(token)
            }
            return !isCode
                && scalars[word.range].allSatisfy { WordScalar.isLetter($0) || !WordScalar.isInside($0) || isMark($0) }
        }
    }

    /// Returns the range between the spaces around a word.
    private func token(around word: Range<Int>) -> Range<Int> {
        let start = scalars[..<word.lowerBound].lastIndex(where: WordScalar.isSpace).map { $0 + 1 } ?? 0
        let end = scalars[word.upperBound...].firstIndex(where: WordScalar.isSpace) ?? scalars.count
        return start..<end
    }

    private func isMark(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII && scalar.properties.generalCategory == .nonspacingMark
    }

    /// Returns whether a token is code rather than prose: `user=name`, `log.txt`, `a/b/c`, `--help`, `XDG_DIR`,
    /// `Na&me`.
    private func isCode(_ token: Range<Int>) -> Bool {
        var slashes = 0
        for index in token {
            switch scalars[index] {
            case "_", "\\", "=", "#", "$", "~", "|", "@": return true
            case ".", "&", ":": if isLetter(index - 1, in: token), isName(index + 1, in: token) { return true }
            case "/": slashes += index == token.lowerBound ? 2 : 1
            case "-": if index == token.lowerBound, isOption(index + 1, in: token) { return true }
            default: break
            }
        }
        return slashes > 1
    }

    private func isLetter(_ index: Int, in token: Range<Int>) -> Bool {
        token.contains(index) && WordScalar.isLetter(scalars[index])
    }

    private func isName(_ index: Int, in token: Range<Int>) -> Bool {
        isLetter(index, in: token) || (token.contains(index) && scalars[index] == Self.gap)
    }

    private func isOption(_ index: Int, in token: Range<Int>) -> Bool {
        token.contains(index) && (WordScalar.isLetter(scalars[index]) || scalars[index] == "-")
    }
}

extension PlainWord {
    /// The words that hyphens join in this one, or the word itself if it has no hyphen.
    package var parts: [PlainWord] {
        let hyphens: Set<Unicode.Scalar> = ["-", "\u{2010}", "\u{2011}"]
        let scalars = Array(string.unicodeScalars)
        guard scalars.contains(where: hyphens.contains) else { return [self] }
        return scalars.indices.split { hyphens.contains(scalars[$0]) }.compactMap { part in
            guard let first = part.first, let last = part.last else { return nil }
            let text = scalars[first...last].reduce(into: "") { $0.unicodeScalars.append($1) }
            return PlainWord(string: text, range: (range.lowerBound + first)..<(range.lowerBound + last + 1))
        }
    }
}
