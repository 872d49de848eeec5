import CatalogLint

/// Statistics about the keys of a project, which help to distinguish a misspelled key from other text.
struct KeyStatistics: Sendable {
    private var count = 0
    private var identifiers = 0
    private var separated = 0
    /// The parts of keys before the first dot.
    private(set) var prefixes: Set<String> = []

    /// Counts a key, which must not contain specifiers.
    mutating func add(_ key: String) {
        count += 1
        guard KeyStyle.isIdentifier(key) else { return }
        identifiers += 1
        if Self.hasSeparator(key) { separated += 1 }
        if let dot = key.firstIndex(of: ".") { prefixes.insert(String(key[..<dot])) }
    }

    /// Whether more than half of the keys are identifiers.
    var areIdentifiers: Bool { identifiers * 2 > count }

    /// Whether more than half of the keys contain dots or underscores.
    var haveSeparators: Bool { separated * 2 > count }

    /// Returns whether a key contains a dot or an underscore.
    static func hasSeparator(_ key: String) -> Bool { key.contains { $0 == "." || $0 == "_" } }
}
