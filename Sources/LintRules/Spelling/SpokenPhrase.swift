import CatalogLint

/// A word, punctuation mark or argument of a text, as phrases are compared with it.
struct SpokenToken {
    /// The word as written, the punctuation mark, or `#` for an argument.
    let string: String
    /// The lowercase form of `string`.
    let folded: String
    /// Whether it is punctuation.
    let isMark: Bool

    private init(_ string: String, isMark: Bool = false) {
        self.string = string
        folded = string.lowercased()
        self.isMark = isMark
    }

    /// Returns another word with the capitalization of this word.
    func givingCase(to other: String) -> String { PlainWord(string: string, range: 0..<1).givingCase(to: other) }

    /// Whether it is a number or an argument.
    var isNumber: Bool { string == "#" || string.allSatisfy(\.isNumber) }

    /// Returns the words, arguments and punctuation marks of a text, in order.
    static func all(in text: PlainText) -> [SpokenToken] {
        var tokens: [SpokenToken] = []
        var end = 0
        for word in text.words {
            addMarks(text.scalars[end..<word.range.lowerBound], to: &tokens)
            tokens.append(SpokenToken(word.string))
            end = word.range.upperBound
        }
        addMarks(text.scalars[end...], to: &tokens)
        return tokens
    }

    private static func addMarks(_ scalars: ArraySlice<Unicode.Scalar>, to tokens: inout [SpokenToken]) {
        for scalar in scalars where !WordScalar.isSpace(scalar) || scalar == "\n" {
            tokens.append(
                scalar == PlainText.gap ? SpokenToken("#") : SpokenToken(String(Character(scalar)), isMark: true))
        }
    }
}

/// A phrase to search for, in the notation of `PortugueseConfusionTable`.
struct SpokenPhrase: Sendable {
    private let words: [[String]]
    private let wanted: [String]
    /// Whether the phrase counts only at the beginning of a sentence.
    private let beginsSentence: Bool

    /// Parses a line of the table; nil if the line has no equals sign.
    init?(_ line: String) {
        let sides = line.split(separator: " = ")
        guard sides.count == 2 else { return nil }
        let words = sides[0].split(separator: " ").map { $0.split(separator: "|").map(String.init) }
        beginsSentence = words.first == ["^"]
        self.words = beginsSentence ? Array(words.dropFirst()) : words
        wanted = sides[1].split(separator: " ").map(String.init)
    }

    /// Words of which every text with the phrase contains at least one.
    var rarestWord: [String] {
        let plain = words.filter { $0.allSatisfy { !"#.@".contains($0) && !$0.hasSuffix("…") && $0.count > 1 } }
        return plain.min { $0.count < $1.count } ?? words[0]
    }

    /// The words that the phrase can begin with; nil if a pattern stands for many words.
    var firstWords: [String]? {
        words[0].contains { $0 == "#" || $0.hasSuffix("…") } ? nil : words[0]
    }

    /// Returns the confusion if the phrase begins at a token.
    func match(_ tokens: [SpokenToken], at start: Int) -> PortugueseConfusion? {
        guard words[0].contains(where: { Self.matches(tokens[start], $0) }) else { return nil }
        // In “De 2 a 3 dias atrás”, “a” is part of a range.
        if words[0].contains("a"), start > 0, tokens[start - 1].isNumber || Self.isNumberWord(tokens[start - 1]) {
            return nil
        }
        if beginsSentence, start > 0, ![".", "!", "?", "…", "\n", ":"].contains(tokens[start - 1].string) {
            return nil
        }
        var found: [SpokenToken] = []
        for (offset, alternatives) in words.enumerated() {
            let index = start + offset
            if alternatives == ["."] {
                guard index >= tokens.count || [".", "…", "!", "\n", ")"].contains(tokens[index].string) else {
                    return nil
                }
                continue
            }
            guard index < tokens.count, alternatives.contains(where: { Self.matches(tokens[index], $0) }) else {
                return nil
            }
            found.append(tokens[index])
        }
        let words = wanted.map { word in
            guard word.hasPrefix("$"), let number = Int(word.dropFirst()), number <= found.count else { return word }
            return found[number - 1].string
        }
        return PortugueseConfusion(
            found: found.map(\.string).joined(separator: " "),
            wanted: found[0].isNumber ? words.joined(separator: " ") : Self.capitalised(words, like: found[0]))
    }

    private static func capitalised(_ words: [String], like token: SpokenToken) -> String {
        let text = words.joined(separator: " ")
        return token.string.first?.isUppercase ?? false ? text.prefix(1).uppercased() + text.dropFirst() : text
    }

    private static func isNumberWord(_ token: SpokenToken) -> Bool {
        ["um", "uma", "dois", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"]
            .contains(token.folded)
    }

    private static func matches(_ token: SpokenToken, _ pattern: String) -> Bool {
        if pattern == "#" { return token.isNumber }
        if pattern == "@" { return token.isNumber || token.string.first?.isNumber ?? false }
        return pattern.hasSuffix("…") ? token.folded.hasPrefix(pattern.dropLast()) : token.folded == pattern
    }
}
