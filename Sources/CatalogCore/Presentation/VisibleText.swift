/// Values as they may be printed: nothing in them can move the cursor, hide, or turn the line round it.
///
/// A catalog's value can hold terminal escapes or bidirectional controls, by accident or on purpose; printed raw,
/// the reader would see something else than what the file says.
public enum VisibleText {
    /// `text` escaped, and isolated where it is right to left: what a report or a log prints.
    ///
    /// Where a text is also cut to a length, that comes between the two: a cut must not lose the closing isolate.
    public static func shown(_ text: String) -> String {
        isolated(escaped(text))
    }

    /// `text` with what is invisible or controls the terminal written as a Swift escape; all else as it is.
    ///
    /// Control characters (newline as `\n`, tab as `\t`), bidirectional controls, zero-width space, byte-order mark,
    /// line and paragraph separator: `\u{202E}`. Joiners stay, they are part of emoji and of several scripts.
    /// Escaping twice changes nothing.
    public static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: mustBeEscaped) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if mustBeEscaped(scalar) {
                result += escape(for: scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// `text` between FSI and PDI (U+2068, U+2069) where it has right-to-left characters, so that it does not
    /// reorder what is printed round it; else unchanged.
    ///
    /// Expects escaped text: an isolate inside `text` could close this one early.
    public static func isolated(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isRightToLeft) else { return text }
        return "\u{2068}" + text + "\u{2069}"
    }

    /// `text` as it is shown, for Markdown: nothing in it is taken for a mark, and it stays on one line.
    ///
    /// Hosts of repositories look for people and issues in what Markdown has become, where escapes are gone: a word
    /// joiner (U+2060), which nobody sees, keeps `@name` and `#12` from being found.
    public static func inMarkdown(_ text: String) -> String {
        let characters = Array(shown(text))
        return characters.indices.reduce(into: "") { result, index in
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            switch characters[index] {
            case "@" where next.isLetter || next.isNumber: result += "@\u{2060}"
            case "#" where next.isNumber: result += "\\#\u{2060}"
            case "\\", "`", "*", "_", "[", "]", "|", "~", "#": result += "\\\(characters[index])"
            case "<": result += "&lt;"
            case "&": result += "&amp;"
            case let other: result.append(other)
            }
        }
    }

    /// `text` as code for a cell of a table in Markdown, between as many backticks as it needs, on one line.
    public static func codeInMarkdown(_ text: String) -> String {
        let shown = shown(text).replacing("|", with: "\\|")
        let longest = shown.split { $0 != "`" }.map(\.count).max() ?? 0
        let ticks = String(repeating: "`", count: longest + 1)
        let needsSpace = shown.first == "`" || shown.last == "`" || shown.isEmpty
        return needsSpace ? "\(ticks) \(shown) \(ticks)" : ticks + shown + ticks
    }

    private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F: true  // C0, DEL, C1
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // bidirectional controls
        case 0x200B, 0xFEFF: true  // zero-width space, byte-order mark
        case 0x2028, 0x2029: true  // line and paragraph separator
        default: false
        }
    }

    private static func escape(for scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
    }

    /// The blocks that DerivedBidiClass.txt sets aside for right-to-left scripts, whether assigned yet or not.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
        case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
