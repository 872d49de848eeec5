/// A parser that splits a glob without braces into tokens.
struct GlobParser {
    private let pattern: [UInt8]
    private let subject: GlobPattern.Subject
    private var offset = 0
    private var tokens: [GlobToken] = []
    private var literal: [UInt8] = []

    /// Returns the tokens of `pattern`.
    static func tokens(of pattern: [UInt8], over subject: GlobPattern.Subject) throws(GlobError) -> [GlobToken] {
        var parser = GlobParser(pattern: pattern, subject: subject)
        while parser.offset < pattern.count {
            try parser.readToken()
        }
        parser.endLiteral()
        return parser.tokens
    }

    private init(pattern: [UInt8], subject: GlobPattern.Subject) {
        self.pattern = pattern
        self.subject = subject
    }

    private mutating func readToken() throws(GlobError) {
        switch pattern[offset] {
        case UInt8(ascii: "*"):
            append(readStars())
        case UInt8(ascii: "?"):
            offset += 1
            append(.character)
        case UInt8(ascii: "["):
            append(.oneOf(try GlobClass(readingFrom: pattern, at: &offset)))
        case UInt8(ascii: "\\"):
            guard offset + 1 < pattern.count else { throw .trailingBackslash }
            literal.append(pattern[offset + 1])
            offset += 2
        default:
            literal.append(pattern[offset])
            offset += 1
        }
    }

    /// Parses a run of stars; two or more match folders only if they fill a whole path component.
    private mutating func readStars() -> GlobToken {
        let start = offset
        while offset < pattern.count, pattern[offset] == UInt8(ascii: "*") {
            offset += 1
        }
        guard subject == .path else { return .anything }
        let startsFolder = start == 0 || pattern[start - 1] == UInt8(ascii: "/")
        guard offset - start > 1, startsFolder else { return .withinFolder }
        if offset == pattern.count { return .anything }
        guard pattern[offset] == UInt8(ascii: "/") else { return .withinFolder }
        offset += 1
        return .folders
    }

    private mutating func append(_ token: GlobToken) {
        endLiteral()
        tokens.append(token)
    }

    private mutating func endLiteral() {
        guard !literal.isEmpty else { return }
        tokens.append(.literal(literal))
        literal = []
    }
}
