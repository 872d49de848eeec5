/// Conversion between texts and cells of the tab-separated lines that `fitloc list` prints and lists of changes have.
///
/// A cell has no tab, no line break and no invisible character. These are written as Swift writes them in literals:
/// `\t`, `\n`, `\u{202E}`. A backslash is `\\`, so that every text has a cell of its own. A quote at the start is `\"`,
/// because spreadsheets enclose cells in quotes.
public enum TabSeparatedCell {
    /// A backslash that begins no escape.
    package struct BadEscape: Error, Hashable {
        /// The offset of the backslash.
        package let offset: Int
        /// The backslash and the next character.
        package let spelling: String
    }

    private static let backslash = UInt8(ascii: "\\")
    private static let quote = UInt8(ascii: "\"")

    /// The cell of the empty key, because an empty line names no key.
    package static let emptyKey = "\"\""

    // MARK: - Writing

    /// Returns the cell for a text.
    public static func shown(_ text: String) -> String {
        let escaped = escaped(text)
        return escaped.utf8.first == quote ? "\\" + escaped : escaped
    }

    /// Returns a text with its backslashes and invisible characters escaped.
    package static func escaped(_ text: String) -> String { VisibleText.escaped(doublingBackslashes(in: text)) }

    /// Returns the cell for a key, which can also be the only cell of a line.
    ///
    /// Such a line never reads as JSON or as the heading of a list, so a list of keys needs no heading.
    public static func shown(key: String) -> String {
        guard !key.isEmpty else { return emptyKey }
        let cell = shown(key)
        if ListHeading(cell.utf8) != nil {
            return String(cell.unicodeScalars.replacing("key".unicodeScalars, with: "\\u{6B}ey".unicodeScalars))
        }
        let start = cell.utf8.firstIndex { !$0.isJSONSpace } ?? cell.startIndex
        guard let first = cell.utf8[start...].first, "{[".utf8.contains(first) else { return cell }
        return String(cell[..<start]) + "\\" + String(cell[start...])
    }

    /// Returns a text with every backslash doubled.
    private static func doublingBackslashes(in text: String) -> String {
        guard text.utf8.contains(backslash) else { return text }
        let bytes = text.utf8.flatMap { $0 == backslash ? [$0, $0] : [$0] }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: - Reading

    /// Returns the text of a cell without quotes around it.
    package static func text(of cell: ArraySlice<UInt8>) throws(BadEscape) -> String {
        guard cell.contains(backslash) else { return String(decoding: cell, as: UTF8.self) }
        var text: [UInt8] = []
        var rest = cell
        while let byte = rest.first {
            if byte == backslash {
                text += try escaped(&rest)
            } else {
                text.append(byte)
                rest.removeFirst()
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Removes the escape at the start of `rest`, and returns its character.
    private static func escaped(_ rest: inout ArraySlice<UInt8>) throws(BadEscape) -> [UInt8] {
        let start = rest
        rest.removeFirst()
        let name = rest.popFirst().map { Unicode.Scalar($0) }
        switch name {
        case "n": return [0x0A]
        case "r": return [0x0D]
        case "t": return [0x09]
        case "0": return [0]
        case "\\", "\"", "'", "{", "[": return name.map { [UInt8(ascii: $0)] } ?? []
        case "u":
            if let scalar = scalar(&rest) { return Array(String(scalar).utf8) }
            fallthrough
        default:
            let next = String(decoding: start.dropFirst().prefix(4), as: UTF8.self).prefix(1)
            throw BadEscape(offset: start.startIndex, spelling: "\\" + next)
        }
    }

    /// Removes a code in braces from the start of `rest`, and returns its character; nil if there is no such code.
    private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard rest.first == UInt8(ascii: "{"), let end = rest.prefix(10).firstIndex(of: UInt8(ascii: "}")) else {
            return nil
        }
        let digits = rest[rest.index(after: rest.startIndex)..<end]
        guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        rest = rest[rest.index(after: end)...]
        return Unicode.Scalar(value)
    }
}
