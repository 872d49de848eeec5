/// The Swift name that Xcode generates for a key (`docs/formats.md` §6).
///
/// The algorithm was derived by comparing keys with the symbols that Xcode generated for them. It drops format
/// specifiers and apostrophes. Every character other than a letter, a digit or `$` separates words, and so does a
/// capital after a lowercase letter. The first word becomes lowercase, every other word capitalized.
public struct SwiftSymbol: Hashable, Sendable {
    /// The name without arguments, such as `fitpalQuickActionSuggest`.
    public let name: String
    /// The argument labels in order; `_` for an argument without a label.
    public let labels: [String]

    /// Creates the symbol of a key; nil if no letter or digit of the key remains.
    ///
    /// Adds `_` before a name that begins with a digit, because Swift does not allow such a name.
    ///
    /// - Parameter labels: The labels of the arguments that the text of the key takes.
    public init?(key: String, labels: [String] = []) {
        let words = Self.words(of: Self.withoutSpecifiers(key))
        guard let first = words.first else { return nil }
        let name = first.lowercased() + words.dropFirst().map(Self.capitalized).joined()
        guard name.contains(where: { $0.isLetter || Self.isDigit($0) }) else { return nil }
        self.name = name.first.map(Self.isDigit) ?? false ? "_" + name : name
        self.labels = labels
    }

    /// The symbol with its labels, as in `miB(_:)`; the name alone if the symbol takes no arguments.
    public var spelling: String {
        labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }

    /// The length of the longest reserved word, in characters.
    public static let longestReservedWord = reservedWords.map(\.count).max() ?? 0

    /// Whether the name is a reserved word of Swift, for which Xcode does not generate a symbol.
    public var isReserved: Bool { Self.reservedWords.contains(name) }
}

extension SwiftSymbol {
    /// Returns the key without format specifiers.
    ///
    /// Keeps specifiers with a space flag: in a key that is never formatted, the `% d` of `100% de` is plain text.
    private static func withoutSpecifiers(_ key: String) -> String {
        let ranges = FormatString(key).specifiers.filter { !$0.hasSpaceFlag }.map(\.range)
        guard !ranges.isEmpty else { return key }
        var bytes = Array(key.utf8)
        for range in ranges.reversed() { bytes.removeSubrange(range) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func words(of text: String) -> [String] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return words(ofASCII: text.utf8) }
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

    /// Returns the words of ASCII text, which need no look-up in Unicode's tables.
    private static func words(ofASCII text: String.UTF8View) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        for byte in text where byte != UInt8(ascii: "'") {
            let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            let isInside =
                isUpper || isLower(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "$")
            let isNewWord = !isInside || (isUpper && word.last.map(isLower) ?? false)
            if isNewWord, !word.isEmpty {
                words.append(String(decoding: word, as: UTF8.self))
                word.removeAll(keepingCapacity: true)
            }
            if isInside { word.append(byte) }
        }
        return word.isEmpty ? words : words + [String(decoding: word, as: UTF8.self)]
    }

    private static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }

    /// Returns whether a character is a decimal digit of any script.
    ///
    /// Excludes `½` and `²`, which are numbers but not allowed in a name.
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
