import FileSearch

/// A pattern that stands for several keys on the command line, such as `settings.*`.
///
/// Only `*` is special: it matches any characters, including dots.
package struct KeyWildcard: Sendable {
    /// The pattern as a filter of keys.
    let glob: GlobPattern
    /// The texts between the asterisks, as UTF-8.
    private let texts: [[UInt8]]

    /// Parses a pattern.
    ///
    /// Returns nil if the argument has no `*`, and so can only be the name of a key.
    package init?(_ argument: String) {
        texts = argument.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
        guard texts.count > 1 else { return nil }
        glob = GlobPattern(key: argument)
    }

    /// Returns a key's new name: `prefs.title` for `settings.title` if the pattern is `settings.*` and becomes `prefs.*`.
    ///
    /// Each asterisk of the new pattern stands for what the same one of this pattern matches. If there are several ways
    /// to match, every asterisk but the last matches as little as possible.
    ///
    /// - Returns: The name, or nil if the key does not match or the patterns have different numbers of asterisks.
    package func name(of key: String, in new: KeyWildcard) -> String? {
        guard new.texts.count == texts.count, let parts = parts(of: Array(key.utf8)) else { return nil }
        let name = zip(parts, new.texts.dropFirst()).reduce(into: new.texts[0]) { $0 += $1.0 + $1.1 }
        return String(decoding: name, as: UTF8.self)
    }

    /// Returns what each asterisk matches, or nil if the pattern does not match.
    private func parts(of key: [UInt8]) -> [ArraySlice<UInt8>]? {
        guard let last = texts.last, key.starts(with: texts[0]), key.count >= texts[0].count + last.count,
            key.suffix(last.count).elementsEqual(last)
        else { return nil }
        var parts: [ArraySlice<UInt8>] = []
        var rest = key[texts[0].count..<(key.count - last.count)]
        for text in texts.dropFirst().dropLast() {
            let starts = rest.startIndex...rest.endIndex
            guard let start = starts.first(where: { rest[$0...].starts(with: text) }) else { return nil }
            parts.append(rest[..<start])
            rest = rest[(start + text.count)...]
        }
        return parts + [rest]
    }
}
