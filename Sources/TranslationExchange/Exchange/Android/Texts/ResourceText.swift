import CatalogCore
import StringTables

/// The escaping of texts in Android resource files (`docs/formats.md` §9).
enum ResourceText {
    private static let space = UInt8(ascii: " ")

    /// Returns the content of an element for a text.
    static func content(of text: JavaText) -> String {
        let needsQuotes = hasSpaceThatVanishes(text.string)
        var isFirst = true
        let content = text.pieces.map { piece in
            defer { isFirst = false }
            switch piece {
            case .text(let text): return XMLText.content(escaped(text, isAtStart: isFirst))
            case .argument(let specifier, let name?):
                return "<xliff:g id=\"\(XMLText.attribute(name))\">\(specifier)</xliff:g>"
            case .argument(let specifier, name: nil): return specifier
            }
        }.joined()
        return needsQuotes ? "\"\(content)\"" : content
    }

    /// Returns whether Android would remove spaces from a text.
    ///
    /// Android trims both ends and collapses runs, unless the text is in quotes.
    private static func hasSpaceThatVanishes(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.first == space || bytes.last == space
            || zip(bytes, bytes.dropFirst()).contains { $0 == space && $1 == space }
    }

    private static func escaped(_ text: String, isAtStart: Bool) -> String {
        var result: [UInt8] = []
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            switch scalar {
            case "\\", "'", "\"": result += "\\\(scalar)".utf8
            case "@" where isAtStart && offset == 0, "?" where isAtStart && offset == 0: result += "\\\(scalar)".utf8
            case "\n": result += "\\n".utf8
            case "\t": result += "\\t".utf8
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
            default: result += Array(String(scalar).utf8)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    // MARK: - Reading

    /// Returns the text of an element's content; nil for a `\u` without four hexadecimal digits.
    static func text(of content: String) -> String? {
        var scalars = trimmed(content)[...]
        var result = String.UnicodeScalarView()
        var isQuoted = false
        var isAfterSpace = false
        while let scalar = scalars.popFirst() {
            guard isQuoted || !isSpace(scalar) else {
                if !isAfterSpace { result.append(" ") }
                isAfterSpace = true
                continue
            }
            isAfterSpace = false
            switch scalar {
            case "\"": isQuoted.toggle()
            case "\\":
                guard let next = scalars.popFirst() else { continue }
                guard let escaped = escaped(next, &scalars) else { return nil }
                result.append(escaped)
                if next == "n" { scalars = scalars.withoutLineBreak(andIndentation: !isQuoted) }
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Returns whether an element's content is a reference to another resource.
    static func isReference(_ content: String) -> Bool {
        let text = String(String.UnicodeScalarView(trimmed(content)))
        guard !text.contains(where: \.isWhitespace) else { return false }
        if text == "@null" || text == "@empty" { return true }
        return text.hasPrefix("@") && text.contains("/") || text.hasPrefix("?attr/") || text.hasPrefix("?android:")
    }

    private static func trimmed(_ content: String) -> [Unicode.Scalar] {
        let scalars = Array(content.unicodeScalars)
        return Array(scalars.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || (0x9...0xD).contains(scalar.value)
    }

    private static func escaped(
        _ scalar: Unicode.Scalar, _ rest: inout ArraySlice<Unicode.Scalar>
    ) -> Unicode.Scalar? {
        switch scalar {
        case "n": return "\n"
        case "t": return "\t"
        case "u":
            let digits = String(String.UnicodeScalarView(rest.prefix(4)))
            guard digits.count == 4, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else {
                return nil
            }
            rest = rest.dropFirst(4)
            return Unicode.Scalar(value)
        default: return scalar
        }
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// Returns the scalars without a line break at their beginning.
    ///
    /// Behind an escaped line break, Weblate keeps the actual one, so that the file is easier to read.
    fileprivate func withoutLineBreak(andIndentation dropsIndentation: Bool) -> Self {
        guard let first, first == "\n" || first == "\r" else { return self }
        let rest = first == "\r" && dropFirst().first == "\n" ? dropFirst(2) : dropFirst()
        return dropsIndentation ? rest.drop { $0 == " " || $0 == "\t" } : rest
    }
}
