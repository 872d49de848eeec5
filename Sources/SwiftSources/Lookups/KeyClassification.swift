import CatalogCore
import CatalogLint

/// Classification of keys: texts or symbols, natural language or identifiers.
enum KeyClassification {
    /// Returns whether a key contains words.
    ///
    /// A word is two consecutive letters, or one non-ASCII letter, outside specifiers and placeholders. A vowel sign
    /// without a letter, as on the keys of an Arabic keyboard, is none.
    static func hasWords(_ key: KeyText) -> Bool { texts(key).contains(where: hasWords) }

    /// Returns whether a literal in a lookup is natural language rather than a key, in a project whose keys are
    /// identifiers.
    static func isProse(_ key: KeyText) -> Bool {
        let texts = texts(key)
        guard
            !KeyStyle.isIdentifier(String(texts.joined().filter { $0 != " " }))
                || texts.joined().dropLast().contains(" ")
        else {
            return false
        }
        if key.hasValues { return true }
        return texts.contains { text in
            text.contains { $0 == " " || ($0.isLetter && !$0.isASCII) }
                || (text.first { $0.isLetter }?.isUppercase ?? false)
        }
    }

    /// Returns the texts between the values; `%@` and `${name}` inside a text also count as values.
    static func texts(_ key: KeyText) -> [String] {
        key.parts.flatMap { part -> [String] in
            guard case .text(let text) = part else { return [] }
            return withoutSpecifiers(text)
        }
    }

    private static func withoutSpecifiers(_ text: String) -> [String] {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "$") }) else { return [text] }
        var bytes = Array(text.utf8)
        for specifier in FormatString(text).specifiers.reversed() where !specifier.hasSpaceFlag {
            bytes.replaceSubrange(specifier.range, with: [0])
        }
        let pieces = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return pieces.flatMap { $0.split(separator: "${").map { $0.contains("}") ? $0.drop { $0 != "}" } : $0 } }
            .map(String.init)
    }

    private static func hasWords(_ text: String) -> Bool {
        var run = 0
        for scalar in text.unicodeScalars {
            guard scalar.properties.isAlphabetic else {
                run = 0
                continue
            }
            guard !isMark(scalar) else { continue }
            run += 1
            if run == 2 || !scalar.isASCII { return true }
        }
        return false
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.isASCII else { return false }
        return [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
    }
}
