import XCStringsKit

/// What is known of a key that is put together while the program runs: `badge.*.title`.
package struct KeyGlob: Hashable, Sendable {
    /// The texts round the unknown parts: of `badge.*.title` the two `badge.` and `.title`.
    package let texts: [String]
    private let glob: GlobPattern?

    /// Creates a pattern from the texts round its unknown parts; one text alone is a whole key.
    package init(texts: [String]) {
        self.texts = texts
        glob = try? GlobPattern(texts.map(Self.escaped).joined(separator: "*"), over: .text)
    }

    /// Whether nothing is known of the key.
    package var isAnything: Bool { texts.allSatisfy(\.isEmpty) }

    /// The key, where nothing of it is unknown.
    package var exact: String? { texts.count == 1 ? texts[0] : nil }

    /// Whether a key may be meant.
    ///
    /// A pattern that cannot be read may mean any.
    package func matches(_ key: String) -> Bool { glob?.matches(key) ?? true }

    /// By scalars, since one that stands before a combining one is another character.
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
    /// The pattern with a `*` for each unknown part.
    package var description: String { texts.joined(separator: "*") }
}
