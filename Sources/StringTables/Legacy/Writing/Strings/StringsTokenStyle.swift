/// How a key or value of a `.strings` table in the text form is written.
enum StringsTokenStyle: Hashable {
    /// Without quotes where the text allows it, else as `doubleQuoted`.
    case unquoted
    /// In `'`.
    case singleQuoted
    /// In `"`, as Xcode writes all of them.
    case doubleQuoted

    /// The style of a token that is there.
    init(_ token: StringsToken, in bytes: [UInt8]) {
        guard token.isQuoted else {
            self = .unquoted
            return
        }
        self = bytes[token.range.lowerBound] == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted
    }

    /// `text` in this style, with no more escapes than it takes to read it back (docs/formats.md §3).
    func written(_ text: String) -> String {
        switch self {
        case .unquoted: Self.needsQuotes(text) ? Self.quoted(text, by: "\"") : text
        case .singleQuoted: Self.quoted(text, by: "'")
        case .doubleQuoted: Self.quoted(text, by: "\"")
        }
    }

    /// A slash could be one, but two of them begin a comment.
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

    /// `\U` and four digits: with fewer, those that follow would be taken in.
    private static func numbered(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
