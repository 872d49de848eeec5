/// The words of names that a project spells in its own way: `API`, `FitPal`.
///
/// A name joins the words of a key in camel case. Each word that has a spelling gets it, in any case of its letters.
struct WordSpelling: Hashable, Sendable {
    /// The spellings by the word in lower case.
    private let spellings: [String: String]

    /// The spelling that changes no name.
    static let plain = WordSpelling([])

    /// - Parameter words: The words as names spell them.
    init(_ words: [String]) {
        spellings = Dictionary(words.map { ($0.lowercased(), $0) }) { first, _ in first }
    }

    /// Returns whether a text can be a word of a name: letters and digits, a letter first.
    static func isWord(_ text: String) -> Bool {
        text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber } && SwiftIdentifier(text) != nil
    }

    /// Returns a name in camel case with its words spelled.
    ///
    /// At the beginning of a name that begins with a lower-case letter, `API` is `api` and `FitPal` is `fitPal`.
    func name(_ name: String) -> String {
        guard !spellings.isEmpty else { return name }
        let words = Self.words(of: name)
        return words.enumerated().map { index, word in
            guard let spelling = spellings[word.lowercased()] else { return word }
            guard index == 0, word.first?.isLowercase == true else {
                return spelling.prefix(1).uppercased() + spelling.dropFirst()
            }
            let isAcronym = spelling.prefix(2).allSatisfy(\.isUppercase)
            return isAcronym ? spelling.lowercased() : spelling.prefix(1).lowercased() + spelling.dropFirst()
        }.joined()
    }

    /// Returns the words of a name: each capital begins one.
    private static func words(of name: String) -> [String] {
        name.reduce(into: []) { words, character in
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
        }
    }
}
