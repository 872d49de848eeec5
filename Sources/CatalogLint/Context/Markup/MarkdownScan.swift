/// A single pass over a text that counts its Markdown spans.
struct MarkdownScan {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var counts = MarkdownMarks()
    private var openBold = 0
    private var openItalic: [Int] = []
    private var openStruck = 0
    private var openBrackets = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func marks() -> MarkdownMarks {
        while index < scalars.count { step() }
        for _ in 0..<openBold { counts.count(.looseStars) }
        return counts
    }

    private mutating func step() {
        switch scalars[index] {
        case "\\": index += 2
        case "`": code()
        case "*": stars()
        case "~": tildes()
        case "[":
            openBrackets += 1
            index += 1
        case "]": link()
        default:
            if Self.quotes.contains(scalars[index]) { counts.count(.quote) }
            index += 1
        }
    }

    /// Reads a code span: non-empty text in backticks on one line.
    ///
    /// Marks inside the span do not count.
    private mutating func code() {
        let rest = scalars[(index + 1)...]
        guard let end = rest.firstIndex(where: { $0 == "`" || $0 == "\n" }), scalars[end] == "`", end > index + 1 else {
            index += 1
            return
        }
        counts.count(.code)
        index = end + 1
    }

    private mutating func stars() {
        let (start, length) = (index, run(of: "*"))
        index += length
        let (opens, closes) = (opens(start, length), closes(start, length))
        if length >= 2 {
            if closes, openBold > 0 {
                openBold -= 1
                counts.count(.bold)
            } else if opens {
                openBold += 1
            } else {
                counts.count(.looseStars)
            }
        }
        guard length == 1 || length == 3 else { return }
        if closes, let first = openItalic.popLast() {
            // File name patterns such as `*.txt, *.doc` are not italics.
            let isProse = first < start && scalars[first] != "."
            if isProse, scalars[first..<start].contains(where: WordScalar.isLetter) { counts.count(.italic) }
        } else if opens {
            openItalic.append(index)
        }
    }

    private mutating func tildes() {
        let (start, length) = (index, run(of: "~"))
        index += length
        guard length == 2 else { return }
        if openStruck > 0, closes(start, length) {
            openStruck -= 1
            counts.count(.struck)
        } else if opens(start, length) {
            openStruck += 1
        }
    }

    /// Reads the address of a link, `](…)`, after an opening `[`.
    private mutating func link() {
        index += 1
        guard openBrackets > 0 else { return }
        openBrackets -= 1
        guard index < scalars.count, scalars[index] == "(" else { return }
        let inside = scalars[(index + 1)...].prefix(Self.longestAddress).prefix { $0 != ")" && !WordScalar.isSpace($0) }
        guard inside.endIndex < scalars.count, scalars[inside.endIndex] == ")",
            inside.contains(where: { ":/.#%".unicodeScalars.contains($0) })
        else { return }
        counts.count(.link)
        index = inside.endIndex + 1
    }

    private func run(of mark: Unicode.Scalar) -> Int { scalars[index...].prefix { $0 == mark }.count }

    // MARK: - Flanking of delimiters

    private func opens(_ start: Int, _ length: Int) -> Bool {
        let (before, after) = sides(start, length)
        return after != .space && (after != .punctuation || before != .word)
    }

    private func closes(_ start: Int, _ length: Int) -> Bool {
        let (before, after) = sides(start, length)
        return before != .space && (before != .punctuation || after != .word)
    }

    private func sides(_ start: Int, _ length: Int) -> (Side, Side) {
        let end = start + length
        return (
            start > 0 ? Self.side(scalars[start - 1]) : .space, end < scalars.count ? Self.side(scalars[end]) : .space
        )
    }

    private enum Side {
        case space, punctuation, word
    }

    /// Returns the kind of a character.
    ///
    /// `%` and `@` count as parts of words, because arguments replace them.
    private static func side(_ scalar: Unicode.Scalar) -> Side {
        if WordScalar.isSpace(scalar) { return .space }
        if scalar == "%" || scalar == "@" || WordScalar.isInside(scalar) { return .word }
        if scalar.isASCII { return .punctuation }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return .punctuation
        default: return .word
        }
    }

    private static let quotes = Set("\"“”„«»「」『』‘’'‚‹›《》".unicodeScalars)
    private static let longestAddress = 2000
}
