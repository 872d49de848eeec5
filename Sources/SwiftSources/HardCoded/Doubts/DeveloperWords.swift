/// The words in errors that only developers know, so that a translation helps nobody: “The payload is too short”.
enum DeveloperWords {
    /// Returns whether a text is an error with such a word.
    static func concern(_ prose: Prose, _ location: UserFacingLocation) -> Bool {
        isError(location.position) && prose.words.contains(where: isTechnical)
    }

    /// Returns whether a text describes an error, or is a value of one: `ImportError.invalid("…")`.
    private static func isError(_ position: HardCodedText.Position) -> Bool {
        if position.isError { return true }
        let parts = position.name.split(separator: ".")
        return parts.count > 1 && NonUserFacingNames.isError(String(parts[parts.count - 2]))
    }

    private static func isTechnical(_ word: String) -> Bool {
        // `SQLite`, and a name in the code: `isPaired`.
        word.hasPrefix("SQL") || names.contains(word) || words.contains(word.lowercased()) || isNameInCode(word)
    }

    /// Returns whether a word begins with a small letter and has several capital ones, or one far behind the beginning:
    /// `membershipRemoved`, but not `iPhone`.
    private static func isNameInCode(_ word: String) -> Bool {
        guard word.first?.isLowercase ?? false, word.allSatisfy({ $0.isASCII && $0.isLetter }) else { return false }
        return word.dropFirst(3).contains(where: \.isUppercase) && word.contains(where: \.isLowercase)
            && word.last?.isLowercase ?? false
    }

    /// The names of formats and protocols.
    private static let names: Set<String> = ["HTTP", "JSON", "TLS", "UTF", "WebSocket", "XML", "YAML", "nil"]
    private static let words: Set<String> = [
        "assertion", "blob", "buffer", "buffers", "callback", "ciphertext", "decode", "decoding", "deserialize",
        "endpoint", "entitlement", "enum", "initialized", "invariant", "mutex", "nonce", "null", "payload", "payloads",
        "plaintext", "plist", "precondition", "schema", "serialization", "socket", "stderr", "stdin", "stdout",
        "subprocess",
    ]
}
