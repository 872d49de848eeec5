/// How comments of a `.strings` table in the text form are written.
struct StringsCommentStyle: Hashable {
    /// `/* … */` or `// …`.
    var kind = StringsComment.Kind.block
    /// What ends a line.
    var lineBreak = "\n"
    /// What each line but the first is indented by.
    var indent = ""

    /// A comment with these lines; nil where the text is blank and there is nothing to write.
    ///
    /// A text that holds `*/` would end a block too early, so it is written in `//` lines, which lose nothing.
    func written(_ text: String) -> String? {
        guard let lines = Self.lines(of: text) else { return nil }
        if kind == .block, !text.contains("*/") {
            return "/* " + lines.joined(separator: lineBreak) + " */"
        }
        return lines.map { $0.isEmpty ? "//" : "// " + $0 }.joined(separator: lineBreak + indent)
    }

    /// A comment that ends on the line where it begins, so that a pair can follow it there.
    static func writtenInline(_ text: String) -> String? {
        lines(of: text).map { "/* " + $0.joined(separator: " ").replacing("*/", with: "* /") + " */" }
    }

    /// The lines of a text without the space around it; nil where there is nothing else.
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
