/// The syntax of strings in PO files.
enum POText {
    /// Returns a quoted string, with one line for each line of the text.
    static func literal(_ text: String) -> String {
        var lines: [[UInt8]] = [[]]
        for byte in text.utf8 {
            lines[lines.count - 1] += escaped(byte)
            if byte == 0x0A { lines.append([]) }
        }
        if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        let quoted = lines.map { "\"\(String(decoding: $0, as: UTF8.self))\"" }
        return quoted.count == 1 ? quoted[0] : (["\"\""] + quoted).joined(separator: "\n")
    }

    private static func escaped(_ byte: UInt8) -> [UInt8] {
        if let letter = letters[byte] { return [backslash, letter] }
        guard byte < 0x20 || byte == 0x7F else { return [byte] }
        let digits = [byte >> 6, byte >> 3 & 7, byte & 7].map { $0 + UInt8(ascii: "0") }
        return [backslash] + digits
    }

    /// Returns the byte of an escape letter; nil if there is no such escape.
    static func byte(of letter: UInt8) -> UInt8? { letters.first { $0.value == letter }?.key }

    private static let backslash = UInt8(ascii: "\\")
    private static let letters: [UInt8: UInt8] = [
        0x07: UInt8(ascii: "a"), 0x08: UInt8(ascii: "b"), 0x09: UInt8(ascii: "t"), 0x0A: UInt8(ascii: "n"),
        0x0B: UInt8(ascii: "v"), 0x0C: UInt8(ascii: "f"), 0x0D: UInt8(ascii: "r"),
        UInt8(ascii: "\""): UInt8(ascii: "\""),
        backslash: backslash,
    ]

    /// Returns the lines of a comment, each after a mark.
    ///
    /// Control characters are removed, because comments cannot contain them.
    static func comment(_ text: String, mark: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            let shown = String(String.UnicodeScalarView(line.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\t" }))
            return shown.isEmpty ? mark : "\(mark) \(shown)"
        }
    }
}
