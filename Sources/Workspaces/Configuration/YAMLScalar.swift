/// Formats texts as YAML scalars.
package enum YAMLScalar {
    /// Words that YAML readers may not take as text.
    private static let reserved: Set<String> = ["y", "n", "yes", "no", "on", "off", "true", "false", "null", "~"]

    /// Returns the text, quoted if YAML would not read it as the same text.
    package static func text(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy(isPlain) && text.utf8.first.map { $0 != UInt8(ascii: "-") } ?? false
        let isNumber = text.utf8.allSatisfy { !isLetter($0) } && text != "."
        if isPlain, !isNumber, !reserved.contains(text.lowercased()) { return text }
        return "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-_./".utf8.contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"", "\\": "\\" + String(Character(scalar))
        case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
            "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
                + String(scalar.value, radix: 16)
        default: String(Character(scalar))
        }
    }
}
