import CatalogCore

/// A pattern of keys.
///
/// In the parts between dots, `*` matches any part that is not empty.
public struct KeyPattern: Hashable, Sendable, CustomStringConvertible {
    private let parts: [String]
    /// The fixed prefix of matching keys, which rejects most other keys quickly.
    private let beginning: String

    private static let star = "*"
    private static let dot = UInt8(ascii: ".")

    /// Parses a pattern.
    ///
    /// Without a `*`, the pattern matches keys that are one part longer: `mood` means `mood.*`.
    public init(_ text: String) {
        let named = Self.parts(of: text)
        let parts = text.utf8.contains(UInt8(ascii: "*")) ? named : named + [Self.star]
        self.parts = parts
        beginning = parts.prefix { $0 != Self.star }.map { $0 + "." }.joined()
    }

    /// The pattern with its `*`.
    public var description: String { parts.joined(separator: ".") }

    /// The number of `*`.
    public var starCount: Int { parts.count { $0 == Self.star } }

    /// Whether matching keys differ only in their last part, as those of `mood.*` do.
    var differsInLastPartOnly: Bool { starCount == 1 && parts.last == Self.star }

    /// A part with a `*` and other characters, in which the `*` would be literal; nil if there is none.
    var mixedPart: String? { parts.first { $0 != Self.star && $0.contains("*") } }

    /// Returns the parts that match `*`, joined with dots; nil for a key that does not match.
    func rawValue(of key: String) -> String? {
        guard key.utf8.starts(with: beginning.utf8) else { return nil }
        let found = Self.parts(of: key)
        guard found.count == parts.count else { return nil }
        var values: [String] = []
        for (part, value) in zip(parts, found) {
            if part == Self.star, !value.isEmpty {
                values.append(value)
            } else if !part.utf8.elementsEqual(value.utf8) {
                return nil
            }
        }
        return values.joined(separator: ".")
    }

    /// Returns the key with a raw value in place of `*`; nil if the number of parts differs.
    func key(of rawValue: String) -> String? {
        var values = Self.parts(of: rawValue)[...]
        guard values.count == starCount else { return nil }
        return parts.map { $0 == Self.star ? values.popFirst() ?? "" : $0 }.joined(separator: ".")
    }

    /// Returns the most similar pattern, with `*` in the same places, that matches a key; nil if none is similar.
    func nearest(among keys: [String]) -> KeyPattern? {
        let patterns = keys.compactMap { key -> String? in
            let found = Self.parts(of: key)
            guard found.count == parts.count else { return nil }
            return zip(parts, found).map { $0 == Self.star ? $0 : $1 }.joined(separator: ".")
        }
        return Spelling.nearest(to: description, in: Set(patterns).sorted()).map { KeyPattern($0) }
    }

    /// Splits by bytes: `String` joins a dot and a following combining accent into one character.
    private static func parts(of text: String) -> [String] {
        text.utf8.split(separator: dot, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension KeyPattern: ExpressibleByStringLiteral {
    /// Parses a pattern.
    public init(stringLiteral text: String) {
        self.init(text)
    }
}
