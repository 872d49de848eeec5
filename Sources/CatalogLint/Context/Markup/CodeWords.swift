import CatalogCore

/// The words of a text, separated by spaces, that are code: `sort=a,b`, `snake_case`, `[1,2]`, `--option value`,
/// `yyyy-MM-dd`, Morse code, and choices such as `a ? b : c`.
enum CodeWords {
    /// Returns the ranges of code words, with the spaces between two of them.
    static func spans(in bytes: ArraySlice<UInt8>) -> [ByteRange] {
        let words = words(of: bytes)
        var found = words.filter { word in
            isAssignment(bytes[word]) || isName(bytes[word]) || isPattern(bytes[word]) || isList(bytes[word])
        }
        found += zip(words, words.dropFirst() + words.suffix(1)).filter { isOption(bytes[$0.0]) }
            .map { $0.lowerBound..<$1.upperBound }
        found += runs(of: words, where: { isPatternPart(bytes[$0]) }).filter { $0.count > 1 }.map(whole)
        found += runs(of: words, where: { isMorse(bytes[$0]) }).filter { run in
            run.count > 2 || (run.count == 2 && (words.count == 2 || run.contains { isMixed(bytes[$0]) }))
        }.map(whole)
        return found + choices(words, in: bytes)
    }

    private static func words(of bytes: ArraySlice<UInt8>) -> [ByteRange] {
        bytes.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { $0.startIndex..<$0.endIndex }
    }

    /// Returns the longest runs of words that fulfil a condition.
    private static func runs(of words: [ByteRange], where condition: (ByteRange) -> Bool) -> [ArraySlice<ByteRange>] {
        var found: [ArraySlice<ByteRange>] = []
        var start: Int?
        for index in words.indices {
            if condition(words[index]) {
                start = start ?? index
            } else if let first = start {
                found.append(words[first..<index])
                start = nil
            }
        }
        return start.map { found + [words[$0...]] } ?? found
    }

    private static func whole(_ run: ArraySlice<ByteRange>) -> ByteRange {
        (run.first?.lowerBound ?? 0)..<(run.last?.upperBound ?? 0)
    }

    // MARK: - Kinds

    /// Returns whether a word has a value after an equals sign: `sort=a,b`.
    private static func isAssignment(_ word: ArraySlice<UInt8>) -> Bool {
        guard let sign = word.firstIndex(of: UInt8(ascii: "=")) else { return false }
        return sign > word.startIndex && sign + 1 < word.endIndex && word[sign - 1].isASCIIAlphanumeric
    }

    /// Returns whether a word has an underscore or an at sign between two letters or digits.
    private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
        word.indices.dropFirst().dropLast().contains { index in
            "_@".utf8.contains(word[index]) && word[index - 1].isASCIIAlphanumeric
                && word[index + 1].isASCIIAlphanumeric
        }
    }

    /// Returns whether a word is a list of values: `[a,b]`, `{"a":1}`, `name,age,city`.
    private static func isList(_ word: ArraySlice<UInt8>) -> Bool {
        switch (word.first, word.last) {
        case (UInt8(ascii: "["), UInt8(ascii: "]")), (UInt8(ascii: "{"), UInt8(ascii: "}")): return true
        default:
            return word.count { $0 == UInt8(ascii: ",") } > 1
                && word.allSatisfy { $0 == UInt8(ascii: ",") || $0 == 0x5F || (0x61...0x7A).contains($0) }
        }
    }

    /// Returns whether a word is the option of a command: `-l`, `--filter`.
    private static func isOption(_ word: ArraySlice<UInt8>) -> Bool {
        guard word.first == UInt8(ascii: "-"), let last = word.last, last.isASCIIAlphanumeric else { return false }
        let name = word.dropFirst()
        return name.first == UInt8(ascii: "-")
            ? name.dropFirst().first?.isASCIILetter ?? false : name.count == 1 && last.isASCIILetter
    }

    /// Returns whether a word is the pattern of a date or time: `yyyy-MM-dd`.
    private static func isPattern(_ word: ArraySlice<UInt8>) -> Bool { groups(ofPattern: word).count > 1 }

    /// Returns whether a word can be a part of a pattern, as in `HH:mm` or `MMMM`.
    private static func isPatternPart(_ word: ArraySlice<UInt8>) -> Bool { !groups(ofPattern: word).isEmpty }

    /// Returns the groups of letters of a pattern, each of which repeats one letter; empty if the word is no pattern.
    ///
    /// The letters depend on the language: `TT.MM.JJJJ`, `дд.ММ.гггг`.
    private static func groups(ofPattern word: ArraySlice<UInt8>) -> [ArraySlice<Unicode.Scalar>] {
        guard word.count <= longestPattern else { return [] }
        let scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
        guard scalars.allSatisfy({ WordScalar.isLetter($0) || "-/.:,'".unicodeScalars.contains($0) }) else { return [] }
        let groups = scalars.split { !WordScalar.isLetter($0) }
        let isPattern =
            groups.contains { $0.count > 1 } && groups.allSatisfy { group in group.allSatisfy { $0 == group.first } }
        return isPattern ? groups : []
    }

    /// The number of bytes of the longest pattern.
    private static let longestPattern = 60

    /// Returns whether a word consists of full stops and hyphens.
    private static func isMorse(_ word: ArraySlice<UInt8>) -> Bool {
        word.allSatisfy { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    }

    private static func isMixed(_ word: ArraySlice<UInt8>) -> Bool {
        word.contains(UInt8(ascii: ".")) && word.contains(UInt8(ascii: "-"))
    }

    /// Returns the ranges of choices: a question mark and a colon between spaces, and no capital after the first.
    private static func choices(_ words: [ByteRange], in bytes: ArraySlice<UInt8>) -> [ByteRange] {
        let marks = words.indices.filter { index in
            words[index].count == 1 && "?:".utf8.contains(bytes[words[index].lowerBound])
        }
        return zip(marks, marks.dropFirst()).compactMap { question, colon in
            guard bytes[words[question].lowerBound] == UInt8(ascii: "?"), question > 0, colon + 1 < words.count,
                bytes[words[colon].lowerBound] == UInt8(ascii: ":"), colon > question + 1,
                !isCapital(bytes[words[question + 1].lowerBound...])
            else { return nil }
            return words[question - 1].lowerBound..<words[colon + 1].upperBound
        }
    }

    private static func isCapital(_ bytes: ArraySlice<UInt8>) -> Bool {
        String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first?.properties.isUppercase ?? false
    }
}
