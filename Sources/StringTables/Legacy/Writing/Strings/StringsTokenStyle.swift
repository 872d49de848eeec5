/// The quoting style of a key or value in the text form of a `.strings` table.
enum StringsTokenStyle: Hashable {
    /// Without quotes if the text allows it, else in double quotes.
    case unquoted
    /// In single quotes.
    case singleQuoted
    /// In double quotes, as Xcode writes all texts.
    case doubleQuoted

    /// Derives the style from an existing token.
    init(_ token: StringsToken, in bytes: [UInt8]) {
        guard token.isQuoted else {
            self = .unquoted
            return
        }
        self = bytes[token.range.lowerBound] == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted
    }

    /// Returns `text` in this style, with only the escapes needed to read it back (docs/formats.md §3).
    func written(_ text: String) -> String {
        switch self {
        case .unquoted: Self.needsQuotes(text) ? Self.quoted(text, by: "\"") : text
        case .singleQuoted: Self.quoted(text, by: "'")
        case .doubleQuoted: Self.quoted(text, by: "\"")
        }
    }

    /// Returns whether a text needs quotes; a slash counts, because two slashes begin a comment.
    private static func needsQuotes(_ text: String) -> Bool {
        text.isEmpty || !text.utf8.allSatisfy { StringsCharacter.isUnquoted($0) && $0 != UInt8(ascii: "/") }
    }

    private static func quoted(_ text: String, by quote: Unicode.Scalar) -> String {
        var result = String(quote)
        for scalar in text.unicodeScalars {
            switch scalar {
            case quote, "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.properties.generalCategory == .control: result += Self.numbered(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        result.unicodeScalars.append(quote)
        return result
    }

    /// Returns `\U` with four digits, because with fewer, following digits would become part of the escape.
    private static func numbered(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
