import CatalogCore

/// Which keys belong together: parts between dots, of which `*` stands for any one that is not empty.
public struct KeyPattern: Hashable, Sendable, CustomStringConvertible {
    private let parts: [String]
    /// What all keys begin with, so that most others are told apart without being taken to pieces.
    private let beginning: String

    private static let star = "*"
    private static let dot = UInt8(ascii: ".")

    /// Reads a pattern; without a `*` it means the keys one part deeper: `mood` is `mood.*`.
    public init(_ text: String) {
        let named = Self.parts(of: text)
        let parts = text.utf8.contains(UInt8(ascii: "*")) ? named : named + [Self.star]
        self.parts = parts
        beginning = parts.prefix { $0 != Self.star }.map { $0 + "." }.joined()
    }

    /// The pattern as written, with its `*`.
    public var description: String { parts.joined(separator: ".") }

    /// The number of `*` in it.
    public var starCount: Int { parts.count { $0 == Self.star } }

    /// A part that has a `*` beside other characters, where it would stand for itself.
    var mixedPart: String? { parts.first { $0 != Self.star && $0.contains("*") } }

    /// What the `*` stand for in a key, with dots between them; nil for a key that does not fit.
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

    /// The key in which the `*` stand for a raw value; nil for one that has more or fewer parts.
    func key(of rawValue: String) -> String? {
        var values = Self.parts(of: rawValue)[...]
        guard values.count == starCount else { return nil }
        return parts.map { $0 == Self.star ? values.popFirst() ?? "" : $0 }.joined(separator: ".")
    }

    /// The nearest pattern with its `*` in the same places that some key fits; nil where none is near.
    func nearest(among keys: [String]) -> KeyPattern? {
        let patterns = keys.compactMap { key -> String? in
            let found = Self.parts(of: key)
            guard found.count == parts.count else { return nil }
            return zip(parts, found).map { $0 == Self.star ? $0 : $1 }.joined(separator: ".")
        }
        return Spelling.nearest(to: description, in: Set(patterns).sorted()).map { KeyPattern($0) }
    }

    /// By bytes: for Swift's characters a dot and an accent behind it are no dot.
    private static func parts(of text: String) -> [String] {
        text.utf8.split(separator: dot, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension KeyPattern: ExpressibleByStringLiteral {
    /// Reads a pattern.
    public init(stringLiteral text: String) {
        self.init(text)
    }
}
