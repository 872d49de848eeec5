import FileSearch

/// A pattern of a dynamic key: `badge.*.title`.
package struct KeyGlob: Hashable, Sendable {
    /// The texts between the unknown parts: `badge.` and `.title` for `badge.*.title`.
    package let texts: [String]
    private let glob: GlobPattern?

    /// Creates a pattern from the texts between its unknown parts; a single text is a complete key.
    package init(texts: [String]) {
        self.texts = texts
        glob = try? GlobPattern(texts.map(Self.escaped).joined(separator: "*"), over: .text)
    }

    /// Whether nothing is known of the key.
    package var isAnything: Bool { texts.allSatisfy(\.isEmpty) }

    /// The key, if no part of it is unknown.
    package var exact: String? { texts.count == 1 ? texts[0] : nil }

    /// Returns whether the pattern matches a key.
    ///
    /// An invalid pattern matches any key.
    package func matches(_ key: String) -> Bool { glob?.matches(key) ?? true }

    /// Returns a text with special characters escaped.
    ///
    /// The function works on scalars, because a special character and a combining scalar after it form another
    /// `Character`.
    private static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if special.contains(scalar) { escaped.append("\\") }
            escaped.append(scalar)
        }
        return String(escaped)
    }

    private static let special = Set("\\*?[]{}!^".unicodeScalars)
}

extension KeyGlob: CustomStringConvertible {
    /// The pattern, with a `*` for each unknown part.
    package var description: String { texts.joined(separator: "*") }
}
