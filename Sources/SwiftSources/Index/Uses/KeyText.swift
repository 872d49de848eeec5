import XCStringsKit

/// A key as the compiler would extract it, or a default value: text, and specifiers where values are.
package struct KeyText: Hashable, Sendable {
    /// The parts in their order; neighbouring texts are one.
    package let parts: [Part]

    /// A part of a key.
    package enum Part: Hashable, Sendable {
        /// Plain text, with `%` doubled where there are values.
        case text(String)
        /// A specifier; the type of the value may be a guess.
        case specifier(String, isCertain: Bool)
    }

    /// Creates a key.
    package init(_ parts: [Part]) {
        self.parts = parts
    }

    /// Creates a key without values.
    package init(_ text: String) {
        parts = text.isEmpty ? [] : [.text(text)]
    }

    /// The key by the best guess.
    package var key: String {
        parts.map { part in
            switch part {
            case .text(let text), .specifier(let text, _): text
            }
        }.joined()
    }

    /// Whether no part of it is a guess.
    package var isCertain: Bool {
        parts.allSatisfy { if case .specifier(_, isCertain: false) = $0 { false } else { true } }
    }

    /// Whether it has values.
    package var hasValues: Bool { parts.contains { if case .specifier = $0 { true } else { false } } }

    /// Whether a key of a catalog is this one: the same, or with other specifiers where these are guesses.
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

    /// How long the specifier is that a text begins with.
    private static func specifierLength(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.first == UInt8(ascii: "%") else { return nil }
        // No specifier is longer; a text without end would be read again for each value.
        guard let first = FormatString(utf8: bytes.prefix(32)).specifiers.first, first.range.lowerBound == 0 else {
            return nil
        }
        return first.range.upperBound
    }
}

extension KeyText.Part {
    /// Whether both are spelled with the same bytes: two spellings of one character are two keys at run time.
    package static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.text(let left), .text(let right)): left.isSpelled(as: right)
        case (.specifier(let left, let isCertain), .specifier(let right, let isOtherCertain)):
            left.isSpelled(as: right) && isCertain == isOtherCertain
        case (.text, .specifier), (.specifier, .text): false
        }
    }

    /// Feeds what `==` compares to a hasher.
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
    /// The key by the best guess.
    package var description: String { key }
}
