import CatalogCore

/// A pattern for paths or texts with git's syntax: `*`, `?`, `[a-z]`, `[!a]`, `\` escapes, and `**` for folders.
///
/// Matching is case-sensitive, covers the whole text and compares bytes; `?` and classes match one Unicode scalar. The
/// time is at most proportional to the length of the pattern times the length of the text.
public struct GlobPattern: Hashable, Sendable, CustomStringConvertible {
    /// The kind of text that a pattern is matched against.
    public enum Subject: Hashable, Sendable {
        /// A path, in which only `**` matches `/`.
        case path
        /// Any text, such as a key, in which `*` matches all characters, including dots and slashes.
        case text
    }

    /// The pattern as written.
    public let description: String
    private let subject: Subject
    /// The tokens of each alternative in braces; one list without braces.
    private let alternatives: [[GlobToken]]

    /// Parses a pattern.
    ///
    /// - Parameter allowsBraces: Whether `{a,b}` matches either alternative; otherwise braces are literal.
    public init(_ pattern: String, over subject: Subject, allowsBraces: Bool = false) throws(GlobError) {
        try self.init(Array(pattern.utf8), over: subject, allowsBraces: allowsBraces)
    }

    init(_ pattern: [UInt8], over subject: Subject, allowsBraces: Bool) throws(GlobError) {
        let expanded = allowsBraces ? try BraceExpansion.expand(pattern) : [pattern]
        var alternatives: [[GlobToken]] = []
        for alternative in expanded {
            alternatives.append(try GlobParser.tokens(of: alternative, over: subject))
        }
        self.alternatives = alternatives
        self.subject = subject
        description = String(decoding: pattern, as: UTF8.self)
    }

    /// Creates a pattern for keys, in which only `*` is special: it matches any characters, including dots.
    ///
    /// Keys are often sentences, which contain `?`, brackets and braces.
    public init(key pattern: String) {
        let texts = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
        self.init(texts: texts.map { String(decoding: $0, as: UTF8.self) })
    }

    /// Creates a pattern from literal texts with anything between them: `badge.` and `.title` for `badge.*.title`.
    public init(texts: [String]) {
        var tokens: [GlobToken] = []
        for (index, text) in texts.enumerated() {
            if index > 0 { tokens.append(.anything) }
            if !text.isEmpty { tokens.append(.literal(Array(text.utf8))) }
        }
        alternatives = [tokens]
        subject = .text
        description = texts.joined(separator: "*")
    }

    /// Returns whether the pattern matches the whole of `text`.
    public func matches(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return matches(bytes, in: 0..<bytes.count)
    }

    /// Returns whether the pattern matches the whole of `range` in UTF-8 `bytes`.
    public func matches(_ bytes: [UInt8], in range: ByteRange) -> Bool {
        alternatives.contains { tokens in
            var matcher = GlobMatcher(tokens, over: subject, bytes, in: range)
            return matcher.matches()
        }
    }
}
