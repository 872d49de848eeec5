/// The style of comments in the text form of a `.strings` table.
struct StringsCommentStyle: Hashable {
    /// The syntax, `/* … */` or `// …`.
    var kind = StringsComment.Kind.block
    /// The line break.
    var lineBreak = "\n"
    /// The indentation of each line after the first.
    var indent = ""

    /// Returns a comment with the text; nil for a blank text.
    ///
    /// A text that contains `*/` would end a block comment early, so it is written as `//` lines.
    func written(_ text: String) -> String? {
        guard let lines = Self.lines(of: text) else { return nil }
        if kind == .block, !text.contains("*/") {
            return "/* " + lines.joined(separator: lineBreak) + " */"
        }
        return lines.map { $0.isEmpty ? "//" : "// " + $0 }.joined(separator: lineBreak + indent)
    }

    /// Returns a block comment on a single line, so that a pair can follow on that line.
    static func writtenInline(_ text: String) -> String? {
        lines(of: text).map { "/* " + $0.joined(separator: " ").replacing("*/", with: "* /") + " */" }
    }

    /// Returns the lines of a text without surrounding whitespace; nil for a blank text.
    private static func lines(of text: String) -> [String]? {
        let bytes = Array(StringsCharacter.trimmed(Array(text.utf8)[...]))
        guard !bytes.isEmpty else { return nil }
        var lines: [String] = []
        var start = 0
        var offset = 0
        while offset < bytes.count {
            guard let length = StringsCharacter.lineBreakLength(in: bytes, at: offset) else {
                offset += 1
                continue
            }
            lines.append(String(decoding: bytes[start..<offset], as: UTF8.self))
            offset += length
            start = offset
        }
        return lines + [String(decoding: bytes[start...], as: UTF8.self)]
    }
}
