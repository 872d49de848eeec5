/// The Swift name that Xcode makes of a key (`docs/formats.md` §6).
///
/// The rule was found by comparing keys with the symbols that Xcode made of them: format specifiers and apostrophes
/// are dropped; what is neither letter nor digit divides words, save `$`, and so does a capital after a small letter;
/// the first word is written small, all others with a capital at their beginning only.
public struct SwiftSymbol: Hashable, Sendable {
    /// The name without arguments: `fitpalQuickActionSuggest`.
    public let name: String
    /// The labels of the arguments in order, `_` where an argument has none.
    public let labels: [String]

    /// Makes the symbol of a key; nil where no letter or digit is left to make a name of.
    ///
    /// A name that would begin with a digit gets a `_` before it, without which it would not be Swift.
    ///
    /// - Parameter labels: the labels of the arguments that the key's text takes.
    public init?(key: String, labels: [String] = []) {
        let words = Self.words(of: Self.withoutSpecifiers(key))
        guard let first = words.first else { return nil }
        let name = first.lowercased() + words.dropFirst().map(Self.capitalized).joined()
        guard name.contains(where: { $0.isLetter || Self.isDigit($0) }) else { return nil }
        self.name = name.first.map(Self.isDigit) ?? false ? "_" + name : name
        self.labels = labels
    }

    /// The symbol as Swift names it: `miB(_:)`, or the name alone where it takes no arguments.
    public var spelling: String {
        labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }

    /// The number of letters of the longest word that Swift keeps for itself.
    public static let longestReservedWord = reservedWords.map(\.count).max() ?? 0

    /// Whether the name is a word of Swift's own, which Xcode refuses.
    public var isReserved: Bool { Self.reservedWords.contains(name) }
}

extension SwiftSymbol {
    /// In a key that is never formatted, `100% de` holds no specifier.
    private static func withoutSpecifiers(_ key: String) -> String {
        let ranges = FormatString(key).specifiers.filter { !$0.hasSpaceFlag }.map(\.range)
        guard !ranges.isEmpty else { return key }
        var bytes = Array(key.utf8)
        for range in ranges.reversed() { bytes.removeSubrange(range) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in text where character != "'" && character != "’" {
            let isInside = character.isLetter || isDigit(character) || character == "$"
            let isNewWord = !isInside || (character.isUppercase && word.last?.isLowercase ?? false)
            if isNewWord, !word.isEmpty {
                words.append(word)
                word = ""
            }
            if isInside { word.append(character) }
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }

    /// Digits of any script; `½` and `²` are numbers too, and have no place in a name.
    private static func isDigit(_ character: Character) -> Bool {
        character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    }

    private static let reservedWords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "var", "where", "while",
    ]
}
