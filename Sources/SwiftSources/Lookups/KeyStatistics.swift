import CatalogLint

/// Statistics about the keys of a project, which help to distinguish a misspelled key from other text.
struct KeyStatistics: Sendable {
    private var count = 0
    private var identifiers = 0
    private var separated = 0
    /// Whether a key has parts that begin like titles: `Home_Title`.
    private var haveTitles = false
    /// The number of keys that change their case like names: `GitHub`.
    private var humped = 0
    /// The parts of keys before the first dot.
    private(set) var prefixes: Set<String> = []

    /// Counts a key, which must not contain specifiers.
    mutating func add(_ key: String) {
        count += 1
        guard KeyStyle.isIdentifier(key) else { return }
        identifiers += 1
        if Self.hasSeparator(key) { separated += 1 }
        haveTitles = haveTitles || Self.hasTitles(key)
        if Self.isHumpedName(key) { humped += 1 }
        if let dot = key.firstIndex(of: ".") { prefixes.insert(String(key[..<dot])) }
    }

    /// Whether more than half of the keys are identifiers.
    var areIdentifiers: Bool { identifiers * 2 > count }

    /// Whether more than half of the keys contain dots or underscores.
    var haveSeparators: Bool { separated * 2 > count }

    /// Returns whether a literal has the form of a name that keys of the project do not have.
    ///
    /// Beside keys with separators, this is a name whose parts begin like titles: `Tall_Oak`. Beside texts, it is one with
    /// a capital inside: `TallOak`.
    func areUnlike(_ literal: String) -> Bool {
        if Self.isHumpedName(literal) { return !areIdentifiers && humped * 10 <= count }
        return haveSeparators && !haveTitles && Self.hasTitles(literal)
    }

    /// Returns whether a key contains a dot or an underscore.
    static func hasSeparator(_ key: String) -> Bool { key.contains { $0 == "." || $0 == "_" } }

    /// Returns whether a key begins with a capital and has another one inside a word, but no separators.
    private static func isHumpedName(_ key: String) -> Bool {
        KeyStyle.isHumped(key) && key.first?.isUppercase ?? false
    }

    /// Returns whether a key has underscores, and each of its parts begins with a capital before a small letter.
    private static func hasTitles(_ key: String) -> Bool {
        key.contains("_") && !key.contains(".")
            && key.split(separator: "_").allSatisfy { part in
                (part.first?.isUppercase ?? false) && (part.dropFirst().first?.isLowercase ?? false)
            }
    }
}
