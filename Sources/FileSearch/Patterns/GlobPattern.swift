import CatalogCore

/// A pattern for paths or texts, as git's: `*`, `?`, `[a-z]`, `[!a]`, `\` escapes, and `**` for folders.
///
/// It is case-sensitive, matches the whole of what it is given, and compares bytes; `?` and classes take one Unicode
/// scalar. Over a hostile text the time grows with the product of the two lengths.
public struct GlobPattern: Hashable, Sendable, CustomStringConvertible {
    /// What a pattern is held against.
    public enum Subject: Hashable, Sendable {
        /// A path: only `**` crosses `/`.
        case path
        /// Any text, such as a key: `*` takes every character, dots and slashes too.
        case text
    }

    /// The pattern as it was written.
    public let description: String
    private let subject: Subject
    /// The steps of each alternative that braces name; without braces there is one.
    private let alternatives: [[GlobToken]]

    /// Reads a pattern.
    ///
    /// With `allowsBraces`, `{a,b}` means either; without, braces are characters.
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

    /// Whether the pattern takes the whole of `text`.
    public func matches(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return matches(bytes, in: 0..<bytes.count)
    }

    /// Whether the pattern takes all of `range`, a part of UTF-8 `bytes`.
    public func matches(_ bytes: [UInt8], in range: ByteRange) -> Bool {
        alternatives.contains { tokens in
            var matcher = GlobMatcher(tokens, over: subject, bytes, in: range)
            return matcher.matches()
        }
    }
}
