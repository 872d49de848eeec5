import CatalogLint

/// A word, punctuation mark or argument of a text, as phrases are compared with it.
struct SpokenToken {
    /// The word as written, the punctuation mark, or `#` for an argument.
    let string: String
    /// The lowercase form of `string`.
    let folded: String
    /// Whether it is punctuation.
    let isMark: Bool

    private init(_ string: String, folded: String? = nil, isMark: Bool = false) {
        self.string = string
        self.folded = folded ?? string
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
            tokens.append(SpokenToken(word.string, folded: word.folded))
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
    /// An alternative for a word of a phrase.
    private enum Pattern: Sendable {
        case word(String)
        /// Any word with a beginning.
        case beginning(String)
        /// A number or an argument.
        case number
        /// A number or a time of day.
        case time
        /// The end of the text or of a sentence.
        case end

        init(_ text: String) {
            switch text {
            case "#": self = .number
            case "@": self = .time
            case ".": self = .end
            default: self = text.hasSuffix("…") ? .beginning(String(text.dropLast())) : .word(text)
            }
        }

        func matches(_ token: SpokenToken) -> Bool {
            switch self {
            case .word(let word): token.folded == word
            case .beginning(let beginning): token.folded.hasPrefix(beginning)
            case .number: token.isNumber
            case .time: token.isNumber || token.string.first?.isNumber ?? false
            case .end: [".", "…", "!", "\n", ")"].contains(token.string)
            }
        }
    }

    private let words: [[Pattern]]
    private let wanted: [String]
    /// Whether the first word is “a”, which is also part of ranges.
    private let beginsWithA: Bool
    /// Words of which every text with the phrase contains one: those with the fewest alternatives, if possible without
    /// the frequent words of two letters.
    let rarestWord: [String]
    /// Whether the phrase begins with a comma.
    let beginsWithComma: Bool
    /// The words that the phrase can begin with; nil if it can begin with any of many.
    let firstWords: [String]?
    /// Whether the phrase counts only at the beginning of a sentence.
    private let beginsSentence: Bool

    /// Parses a line of the table; nil if the line has no equals sign.
    init?(_ line: String) {
        let sides = line.split(separator: " = ")
        guard sides.count == 2 else { return nil }
        var words = sides[0].split(separator: " ").map { $0.split(separator: "|").map(String.init) }
        beginsSentence = words.first == ["^"]
        if beginsSentence { words.removeFirst() }
        guard let first = words.first else { return nil }
        self.words = words.map { $0.map { Pattern($0) } }
        wanted = sides[1].split(separator: " ").map(String.init)
        beginsWithA = first.contains("a")
        let isPlain = { (word: String) in !"#.@".contains(word) && !word.hasSuffix("…") }
        firstWords = first.allSatisfy { $0 == "." || isPlain($0) } ? first : nil
        let plain = words.filter { $0.allSatisfy { isPlain($0) && $0.count > 1 } }
        let telling = plain.filter { $0.allSatisfy { $0.count > 2 } }
        rarestWord = (telling.isEmpty ? plain : telling).min { $0.count < $1.count } ?? first
        beginsWithComma = first == [","]
    }

    /// Returns the confusion if the phrase begins at a token.
    func match(_ tokens: [SpokenToken], at start: Int) -> PortugueseConfusion? {
        var found: [SpokenToken] = []
        for (offset, alternatives) in words.enumerated() {
            let index = start + offset
            if case .end? = alternatives.first, alternatives.count == 1 {
                guard index >= tokens.count || Pattern.end.matches(tokens[index]) else { return nil }
                continue
            }
            guard index < tokens.count, alternatives.contains(where: { $0.matches(tokens[index]) }) else { return nil }
            found.append(tokens[index])
        }
        // In “De 2 a 3 dias atrás”, “a” is part of a range.
        if beginsWithA, start > 0, tokens[start - 1].isNumber || Self.isNumberWord(tokens[start - 1]) { return nil }
        if beginsSentence, start > 0, ![".", "!", "?", "…", "\n", ":"].contains(tokens[start - 1].string) {
            return nil
        }
        let words = wanted.map { word in
            guard word.hasPrefix("$"), let number = Int(word.dropFirst()), number <= found.count else { return word }
            return found[number - 1].string
        }
        return PortugueseConfusion(
            written: found.map(\.string).joined(separator: " "),
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
}
