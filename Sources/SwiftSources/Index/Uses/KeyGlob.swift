import FileSearch

/// A pattern of a dynamic key: `badge.*.title`.
package struct KeyGlob: Hashable, Sendable {
    /// The texts between the unknown parts: `badge.` and `.title` for `badge.*.title`.
    package let texts: [String]
    private let glob: GlobPattern

    /// Creates a pattern from the texts between its unknown parts; a single text is a complete key.
    package init(texts: [String]) {
        self.texts = texts
        glob = GlobPattern(texts: texts)
    }

    /// Whether nothing is known of the key.
    package var isAnything: Bool { texts.allSatisfy(\.isEmpty) }

    /// The key, if no part of it is unknown.
    package var exact: String? { texts.count == 1 ? texts[0] : nil }

    /// Returns whether the pattern matches a key.
    package func matches(_ key: String) -> Bool {
        // Most keys begin or end differently, and are no reason to copy their bytes.
        guard let first = texts.first?.utf8, let last = texts.last?.utf8, key.utf8.starts(with: first),
            key.utf8.suffix(last.count).elementsEqual(last)
        else { return false }
        return glob.matches(key)
    }
}

extension KeyGlob: CustomStringConvertible {
    /// The pattern, with a `*` for each unknown part.
    package var description: String { glob.description }
}
