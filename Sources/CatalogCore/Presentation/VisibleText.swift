/// Escaping of values for output, so that they cannot move the cursor, hide text or reorder the line.
///
/// A value of a catalog can have terminal escapes or bidirectional controls, by accident or on purpose. Printed raw,
/// such a value would mislead the reader about the content of the file.
public enum VisibleText {
    /// Returns `text` escaped, and isolated if it is right to left, for reports and logs.
    ///
    /// To shorten a text, escape it, cut it, then isolate it: a cut must not remove the closing isolate.
    public static func shown(_ text: String) -> String {
        isolated(escaped(text))
    }

    /// Returns `text` with invisible characters and terminal controls written as Swift escapes, such as `\u{202E}`.
    ///
    /// Escapes control characters (newline as `\n`, tab as `\t`), bidirectional controls, line and paragraph
    /// separators, and characters without a visible form, such as zero-width spaces, soft hyphens, fillers and tags.
    /// Keeps joiners, variation selectors after a character and the tags of flags, which belong to emoji and several
    /// scripts.
    ///
    /// The beginning of a command for the log of a CI system is broken up: `##[` and `##vso[` are shown as `#\u{23}[`
    /// and `#\u{23}vso[`. Escaping twice has no further effect.
    public static func escaped(_ text: String) -> String {
        guard HiddenScalars.mayBe(in: text) else { return text }
        let scalars = HiddenScalars(text)
        var result = ""
        for (index, scalar) in scalars.all.enumerated() {
            if scalars.isHidden(at: index) {
                result += code(of: scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns a text for a place in a line, in the form of ``escaped(_:)``.
    ///
    /// The isolates that ``isolated(_:)`` has written stay, so the text may already be escaped, quoted or isolated.
    /// This makes it safe to call at the last moment, whatever was done before. Calling it twice has no further effect.
    public static func inLine(_ text: String) -> String {
        guard HiddenScalars.mayBe(in: text) else { return text }
        var result = ""
        var rest = text.unicodeScalars[...]
        while let isolate = OwnIsolate(firstIn: rest) {
            result += escaped(String(rest[..<isolate.range.lowerBound])) + isolated(escaped(String(isolate.content)))
            rest = rest[isolate.range.upperBound...]
        }
        return result + escaped(String(rest))
    }

    /// Returns the parts of a text, each with whether ``isolated(_:)`` has isolated it, without those isolates.
    ///
    /// For pages, which isolate a part by an element.
    package static func parts(_ text: String) -> [(text: String, isIsolated: Bool)] {
        var parts: [(text: String, isIsolated: Bool)] = []
        var rest = text.unicodeScalars[...]
        while let isolate = OwnIsolate(firstIn: rest) {
            parts.append((String(rest[..<isolate.range.lowerBound]), false))
            parts.append((String(isolate.content), true))
            rest = rest[isolate.range.upperBound...]
        }
        return (parts + [(String(rest), false)]).filter { !$0.text.isEmpty }
    }

    /// Returns a path for a line of a report or log.
    ///
    /// A path that begins like a command for the log of a CI system (`::error`, `##[error]`) gets `./` before it. The
    /// path is not isolated, so that terminals and editors can open it. Applying this twice has no further effect.
    public static func path(_ path: String) -> String {
        let start = path.unicodeScalars.drop { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
        let isCommand = ["::", "##"].contains { start.starts(with: $0.unicodeScalars) }
        return (isCommand ? "./" : "") + escaped(path)
    }

    /// Returns `text` between FSI and PDI (U+2068, U+2069) if it has right-to-left characters.
    ///
    /// The isolate prevents the text from reordering its surroundings. Pass escaped text, because an isolate inside
    /// `text` could close this one early.
    public static func isolated(_ text: String) -> String {
        // The bytes with which the scalars of these blocks begin.
        guard text.utf8.contains(where: { $0 >= 0xD6 && ($0 <= 0xE0 || $0 >= 0xEF) }),
            text.unicodeScalars.contains(where: isRightToLeft)
        else { return text }
        return "\u{2068}" + text + "\u{2069}"
    }

    /// Returns `text` escaped for one line of Markdown, so that none of it is read as markup.
    ///
    /// Repository hosts search the rendered Markdown, without its escapes, for mentions, issue numbers and addresses. An
    /// invisible word joiner (U+2060) prevents them from linking `@name`, `#12`, `GH-12` and `https://example.org`.
    public static func inMarkdown(_ text: String) -> String {
        let characters = Array(isolated(inLine(text)))
        return characters.indices.reduce(into: "") { result, index in
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            switch characters[index] {
            case "@" where next.isLetter || next.isNumber: result += "@\u{2060}"
            case "#" where next.isNumber: result += "\\#\u{2060}"
            case ":" where next == "/": result += ":\u{2060}"
            case "." where characters[..<index].suffix(3).allSatisfy { $0.lowercased() == "w" } && index > 2:
                result += ".\u{2060}"
            case "-" where next.isNumber && String(characters[..<index].suffix(2)).lowercased() == "gh":
                result += "-\u{2060}"
            case "\\", "`", "*", "_", "[", "]", "|", "~", "#": result += "\\\(characters[index])"
            case "<": result += "&lt;"
            case "&": result += "&amp;"
            case let other: result.append(other)
            }
        }
    }

    /// Returns `text` as inline code for a cell of a Markdown table, enclosed in as many backticks as needed.
    public static func codeInMarkdown(_ text: String) -> String {
        let shown = isolated(inLine(text)).replacing("|", with: "\\|")
        let longest = shown.split { $0 != "`" }.map(\.count).max() ?? 0
        let ticks = String(repeating: "`", count: longest + 1)
        let needsSpace = shown.first == "`" || shown.last == "`" || shown.isEmpty
        return needsSpace ? "\(ticks) \(shown) \(ticks)" : ticks + shown + ticks
    }

    /// Returns whether a character is shown as a code wherever it is in a text.
    package static func isHidden(_ scalar: Unicode.Scalar) -> Bool { HiddenScalars.isHidden(scalar) }

    /// Returns the Swift escape of a character.
    package static func code(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
    }

    /// Returns whether a scalar is in a block that DerivedBidiClass.txt reserves for right-to-left scripts.
    static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
        case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
