/// The words in errors that only developers know, so that a translation helps nobody: “The payload is too short”.
enum DeveloperWords {
    /// Returns whether a text is an error with such a word, or with three words for parts of data: “The record has an
    /// envelope of an unknown version”.
    static func concern(
        _ prose: Prose, _ location: UserFacingLocation, _ context: ContextFact, _ declarations: Declarations
    ) -> Bool {
        guard isError(location.position) || isOfError(location.position, context, declarations) else { return false }
        return prose.words.contains(where: isTechnical)
            || prose.words.count > 3 && prose.words.count { parts.contains($0.lowercased()) } > 2
    }

    /// Returns whether the texts of a type are the phrases of a protocol, since it is called `HTTPStatusCode`.
    static func describeStatus(_ type: String) -> Bool {
        guard type.contains("Status") else { return false }
        let words = KeyWordSplitter.words(ofName: Declarations.last(type))
        return words.contains("http") && words.contains("status")
    }

    /// Returns whether a text describes an error, or is a value of one: `ImportError.invalid("…")`.
    private static func isError(_ position: HardCodedText.Position) -> Bool {
        if position.isError { return true }
        let parts = position.name.split(separator: ".")
        return parts.count > 1 && NonUserFacingNames.isError(String(parts[parts.count - 2]))
    }

    /// Returns whether a text describes a value of an error type, or is a value of a case that only errors have, as in
    /// `lastError = .other("…")`.
    private static func isOfError(
        _ position: HardCodedText.Position, _ context: ContextFact, _ declarations: Declarations
    ) -> Bool {
        if case .displayName("description") = position {
            return NonUserFacingNames.isError(Declarations.last(context.type))
        }
        guard position.name.first == ".", !position.name.dropFirst().contains(".") else { return false }
        let cases = declarations.functions[String(position.name.dropFirst())]
        return !cases.isEmpty
            && cases.allSatisfy {
                $0.kind == .enumerationCase && NonUserFacingNames.isError(Declarations.last($0.owner))
            }
    }

    private static func isTechnical(_ word: String) -> Bool {
        // `SQLite`, and a name in the code: `isPaired`.
        word.hasPrefix("SQL") || names.contains(word) || words.contains(word.lowercased()) || isNameInCode(word)
            || isClassOfSystem(word)
    }

    /// Returns whether a word is the name of a class of Apple's frameworks, behind their prefix: `CGEvent`.
    private static func isClassOfSystem(_ word: String) -> Bool {
        let rest = word.dropFirst(2)
        guard rest.count > 3, prefixes.contains(String(word.prefix(2))), rest.first?.isUppercase ?? false else {
            return false
        }
        return rest.dropFirst().first?.isLowercase ?? false && rest.allSatisfy { $0.isASCII && $0.isLetter }
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
    private static let prefixes: Set<String> = ["NS", "CG", "AV", "UI", "CF", "CI", "CK", "SC", "AX"]
    private static let words: Set<String> = [
        "assertion", "blob", "buffer", "buffers", "callback", "checksum", "ciphertext", "decode", "decoding",
        "deserialize", "endpoint", "entitlement", "enum", "initialized", "invariant", "mutex", "nonce", "null",
        "payload", "payloads", "plaintext", "plist", "precondition", "schema", "serialization", "socket", "stderr",
        "stdin", "stdout", "subprocess",
    ]
    /// Words that people know, but of which an error for them has at most two.
    private static let parts: Set<String> = [
        "argument", "arguments", "byte", "bytes", "component", "container", "context", "domain", "encoding", "envelope",
        "field", "fields", "format", "frame", "header", "identifier", "identity", "index", "instance", "key", "keys",
        "length", "magic", "metadata", "mismatch", "object", "parameter", "parameters", "prefix", "process", "property",
        "record", "reference", "root", "sequence", "session", "signature", "state", "storage", "stream", "structured",
        "token", "transport", "value", "version", "wrapped", "wrapping",
    ]
}
