/// The words of a text, with signs of whether a person or a program reads it.
struct Prose: Sendable {
    /// The words as written, without punctuation around them.
    let words: [String]
    /// Whether the text has values.
    let hasValues: Bool
    /// Whether the text contains digits, as product names do: `21North`.
    let hasDigits: Bool
    /// Whether the text begins with a value.
    let beginsWithValue: Bool
    /// Whether a word such as “at” stands alone between two values: `%@ at %@`.
    let joinsValues: Bool
    /// Whether the text begins with a straight quotation mark, as code fragments do.
    let isQuoted: Bool
    /// Whether the text looks like a pattern, an address, a file name, a query or the like.
    let isTechnical: Bool

    /// Analyzes a text with its values.
    init(_ text: KeyText) {
        let pieces = KeyClassification.texts(text)
        hasValues = text.hasValues || pieces.count > 1
        beginsWithValue = if case .specifier? = text.parts.first { true } else { false }
        joinsValues = zip(text.parts, zip(text.parts.dropFirst(), text.parts.dropFirst(2))).contains { first, others in
            guard case (.specifier, .text(let middle), .specifier) = (first, others.0, others.1) else { return false }
            return Self.isFunctionWord(middle)
        }
        let tokens = pieces.flatMap { $0.split(whereSeparator: \.isWhitespace) }
        words = tokens.flatMap(Self.words)
        isQuoted = pieces.first?.first { !$0.isWhitespace } == "\""
        hasDigits = pieces.contains { $0.contains(where: \.isNumber) }
        isTechnical = TechnicalText.isTechnical(pieces, tokens)
    }

    /// Returns whether a text is a short frequent word between spaces, which a unit or a code is not.
    private static func isFunctionWord(_ text: String) -> Bool {
        let word = text.dropFirst().dropLast()
        return text.first == " " && text.last == " " && word.count > 1 && FunctionWords.hold(word)
    }

    /// Returns the words in text without spaces; punctuation separates words, as in `Save/Share`.
    private static func words(_ token: Substring) -> [String] {
        // A kind of processor or color is none: `64-bit`.
        if token.hasSuffix("-bit"), token.dropLast(4).allSatisfy(\.isNumber) { return [] }
        return token.split { !($0.isLetter || $0 == "'" || $0 == "’" || $0 == "-") }
            .map { $0.drop { !$0.isLetter } }
            .map { word in
                String(word[..<(word.lastIndex(where: \.isLetter).map { word.index(after: $0) } ?? word.startIndex)])
            }
            .filter { !$0.isEmpty }
    }

    /// The words with at least two letters, which excludes most units and variable names.
    var longWords: [String] { words.filter { $0.count > 1 || $0.contains { !$0.isASCII } } }

    /// Whether the text has at least two words.
    var isPhrase: Bool { longWords.count > 1 && longWords.contains { $0.count > 2 || $0.contains { !$0.isASCII } } }

    /// Whether the text is a single capitalized word: `Save`, but not `PDF`, `iPhone` or `FitToday`.
    var isTitle: Bool {
        guard words.count == 1, let word = words.first, word.count > 1, !hasDigits else { return false }
        guard let first = word.first, first.isUppercase || !first.isCased else { return false }
        if word == "OK" || word == "Ok" { return true }
        return !word.dropFirst().contains(where: \.isUppercase) && (word.count > 2 || !first.isASCII)
    }

    /// Whether the text has an ordinary word, which is not a unit, an abbreviation or a name: `1 set`.
    var hasPlainWord: Bool {
        words.contains { word in
            (word.count > 2 || word.contains { !$0.isASCII && (word.count > 1 || !$0.isCased) })
                && !Self.units.contains(word)
                && (!word.dropFirst().contains(where: \.isUppercase) || Self.isSpelledInCapitals(word)
                    || Self.endsInWord(word))
        }
    }

    /// Returns whether a word stands behind an abbreviation and a hyphen: `NAT-traversed`.
    private static func endsInWord(_ word: String) -> Bool {
        let parts = word.split(separator: "-")
        guard parts.count == 2 else { return false }
        return parts[0].allSatisfy(\.isUppercase) && parts[1].count > 3 && parts[1].allSatisfy(\.isLowercase)
    }

    /// Returns whether a word is in capitals but too long for an abbreviation.
    private static func isSpelledInCapitals(_ word: String) -> Bool {
        word.count > 5 && word.allSatisfy(\.isUppercase)
    }

    private static let units: Set<String> = [
        "min", "mins", "sec", "secs", "kcal", "cal", "bpm", "rpm", "mph", "kph", "lbs", "hrs", "dpi", "fps", "kbps",
        "Mbps", "Gbps",
    ]

    /// Whether each word begins with a capital letter, except for particles of names: `Ludwig van Beethoven`.
    var isCapitalized: Bool {
        beginsUpper && words.allSatisfy { Self.isCapitalized($0) || Self.particles.contains($0) }
    }

    /// Returns whether a word begins with a capital letter, or has one behind an elided particle: `d'Adda`.
    private static func isCapitalized(_ word: String) -> Bool {
        guard let first = word.first, !first.isUppercase else { return !word.isEmpty }
        let parts = word.split(maxSplits: 1) { $0 == "'" || $0 == "’" }
        return parts.count == 2 && elided.contains(String(parts[0])) && parts[1].first?.isUppercase ?? false
    }

    private static let elided: Set<String> = [
        "d", "l", "de", "dell", "dall", "nell", "sull", "all", "sant", "degl", "s", "t",
    ]

    /// Whether all words are capitalized except short ones between them, as in titles of works: `The Old Man and the Sea`.
    var isTitleCased: Bool {
        beginsUpper && words.last.map(Self.isCapitalized) ?? false
            && words.allSatisfy { $0.count < 4 || Self.isCapitalized($0) }
    }

    /// The words in lower case that are longer than most particles of names and units.
    var lowercaseWords: [String] {
        words.filter { $0.count > 2 && $0.first?.isLowercase ?? false && !Self.particles.contains($0) }
    }

    static let particles: Set<String> = [
        "van", "von", "de", "da", "di", "del", "der", "den", "la", "le", "el", "al", "bin", "ibn", "dos", "du", "y",
    ]

    /// Whether the script of the text distinguishes upper and lower case.
    var isCased: Bool { words.contains { $0.contains(where: \.isCased) } }

    /// Whether the text begins with a capital letter.
    var beginsUpper: Bool { words.first?.first?.isUppercase ?? false }
}
