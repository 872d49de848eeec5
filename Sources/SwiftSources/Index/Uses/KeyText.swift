import CatalogCore

/// A key or default value as the compiler extracts it: text, with format specifiers for values.
package struct KeyText: Hashable, Sendable {
    /// The parts in order; adjacent texts are merged.
    package let parts: [Part]

    /// A part of a key.
    package enum Part: Hashable, Sendable {
        /// Plain text, with `%` doubled if the key has values.
        case text(String)
        /// A format specifier, which is uncertain if the type of the value is a guess.
        case specifier(String, isCertain: Bool)
    }

    /// Creates a key from its parts.
    package init(_ parts: [Part]) {
        self.parts = parts
    }

    /// Creates a key without values.
    package init(_ text: String) {
        parts = text.isEmpty ? [] : [.text(text)]
    }

    /// The key, with the most likely format specifiers.
    package var key: String {
        parts.map { part in
            switch part {
            case .text(let text), .specifier(let text, _): text
            }
        }.joined()
    }

    /// Whether all format specifiers are certain.
    package var isCertain: Bool {
        parts.allSatisfy { if case .specifier(_, isCertain: false) = $0 { false } else { true } }
    }

    /// Whether the key has values.
    package var hasValues: Bool { parts.contains { if case .specifier = $0 { true } else { false } } }

    /// The key with uncertain format specifiers, which match any others.
    var withAnySpecifiers: KeyText {
        KeyText(
            parts.map { part in
                if case .specifier(let text, _) = part { .specifier(text, isCertain: false) } else { part }
            })
    }

    /// Returns whether a key of a catalog equals this key, apart from the uncertain format specifiers.
    package func matches(_ key: String) -> Bool {
        guard !isCertain else { return key.utf8.elementsEqual(self.key.utf8) }
        var rest = Array(key.utf8)[...]
        for part in parts {
            switch part {
            case .text(let text), .specifier(let text, isCertain: true):
                guard rest.starts(with: text.utf8) else { return false }
                rest = rest.dropFirst(text.utf8.count)
            case .specifier:
                guard let length = Self.specifierLength(rest) else { return false }
                rest = rest.dropFirst(length)
            }
        }
        return rest.isEmpty
    }

    /// Returns the length of the format specifier at the start of a text, in bytes.
    private static func specifierLength(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.first == UInt8(ascii: "%") else { return nil }
        // No format specifier is longer than 32 bytes; a longer prefix would make the parsing quadratic.
        guard let first = FormatString(utf8: bytes.prefix(32)).specifiers.first, first.range.lowerBound == 0 else {
            return nil
        }
        return first.range.upperBound
    }
}

extension KeyText.Part {
    /// Returns whether two parts have the same bytes, because canonically equivalent strings are different keys at run
    /// time.
    package static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.text(let left), .text(let right)): left.isSpelled(as: right)
        case (.specifier(let left, let isCertain), .specifier(let right, let isOtherCertain)):
            left.isSpelled(as: right) && isCertain == isOtherCertain
        case (.text, .specifier), (.specifier, .text): false
        }
    }

    /// Hashes the bytes that `==` compares.
    package func hash(into hasher: inout Hasher) {
        switch self {
        case .text(let text): hasher.combine(ExactText(text))
        case .specifier(let text, let isCertain):
            hasher.combine(ExactText(text))
            hasher.combine(isCertain)
        }
    }
}

extension KeyText: CustomStringConvertible {
    /// The key, with the most likely format specifiers.
    package var description: String { key }
}
