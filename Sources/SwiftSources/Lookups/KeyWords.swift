import XCStringsKit

/// Tells texts from symbols, and prose from identifiers.
enum KeyWords {
    /// Whether there are words in a key: two letters in a row outside specifiers and placeholders, or one outside ASCII.
    static func hasWords(_ key: KeyText) -> Bool { texts(key).contains(where: hasWords) }

    /// Whether a literal in a place that looks up is a text rather than a key, in a project whose keys are identifiers.
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

    /// What stands round the values; `%@` and `${name}` within a text count as values too.
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
            run += 1
            if run == 2 || !scalar.isASCII { return true }
        }
        return false
    }
}
