/// A generator of unique keys for texts.
struct KeyProposer: Sendable {
    let namingStyle: KeyNamingStyle
    private let keyPrefix: KeyPrefix
    private var taken: Set<String>

    init(_ namingStyle: KeyNamingStyle, taken: Set<String>) {
        self.namingStyle = namingStyle
        keyPrefix = KeyPrefix(namingStyle.prefixes)
        self.taken = taken
    }

    /// Returns the words of the feature that a text belongs to.
    func prefix(of text: HardCodedText) -> [String] {
        if isError(text), hasErrorPrefix { return [namingStyle.prefixes.first { Self.errors.contains($0) } ?? "error"] }
        return keyPrefix.words(for: text.location, isOfType: Self.isOfType(text))
    }

    private static let errors: Set<String> = ["error", "errors"]

    /// Whether the project keeps the keys of errors together under one prefix.
    private var hasErrorPrefix: Bool {
        namingStyle.isNested && namingStyle.prefixes.prefix(8).contains(where: Self.errors.contains)
    }

    private func isError(_ text: HardCodedText) -> Bool {
        if case .error = text.position { true } else { false }
    }

    /// Returns whether a text belongs to a type rather than a file.
    private static func isOfType(_ text: HardCodedText) -> Bool {
        switch text.position {
        case .error, .displayName: true
        case .localizable, .shown, .value: false
        }
    }

    /// Prefixes of keys that all features share.
    static let common: Set<String> = ["common", "general", "shared", "global", "generic", "app"]

    /// Reserves a key that the caller chose.
    mutating func take(_ key: String) { taken.insert(key) }

    /// Returns whether a key is unused.
    func isFree(_ key: String) -> Bool { !taken.contains(key) }

    /// Returns a new key for a text and reserves it.
    ///
    /// - Parameter english: The English wording of the text, if known.
    mutating func key(for literal: AdoptedLiteral, in feature: [String], english: String?) -> String {
        let isError = isError(literal.text)
        var role = KeyRole(of: literal).spoken(in: namingStyle)
        // A generic role adds nothing to the key of an error. The key is `chat.error.not_found`, without `message`. In
        // a project with a prefix for errors, the role stays: `error.domain.not_found.message`.
        if isError, !hasErrorPrefix, role.isGeneric { role = .none }
        let isOfType = Self.isOfType(literal.text) && !(isError && hasErrorPrefix)
        let location = KeyContextWords(
            literal, feature: feature, role: role, isOfType: isOfType, isError: isError && !hasErrorPrefix)
        let words = english.map { KeyWordSplitter.chosen(from: $0, in: "en", limit: 3) } ?? []
        let parts = KeyParts(feature: feature, location: location, role: role, words: words)
        let candidates = parts.candidates.map(namingStyle.key)
        let key = candidates.first(where: isFree) ?? free(candidates.first ?? namingStyle.key([feature, ["text"]]))
        taken.insert(key)
        return key
    }

    private func free(_ key: String) -> String {
        var number = 2
        while !isFree(namingStyle.numbered(key, number)) { number += 1 }
        return namingStyle.numbered(key, number)
    }
}
