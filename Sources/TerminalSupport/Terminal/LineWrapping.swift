/// Wraps text to a number of terminal columns.
///
/// Lines break after spaces and between wide characters, because Chinese, Japanese and Korean are written without
/// spaces. A word longer than a line is cut between characters. Spaces at a break and at the end are dropped; spaces at
/// the beginning are kept, because they are part of a value.
package struct LineWrapping {
    /// Characters that must not begin a line in Japanese and Chinese typesetting (JIS X 4051).
    private static let notAtStart: Set<Character> = Set("、。，．・：；？！）」』】〉》…ー.,:;?!)]}")
    /// Characters that must not end a line.
    private static let notAtEnd: Set<Character> = Set("（「『【〈《([{")

    private let width: Int
    private var lines: [String] = []
    private var line = ""
    private var lineWidth = 0
    /// The number of spaces since the last word, printed only if another word follows on the same line.
    private var spaces = 0

    private init(width: Int) {
        self.width = max(width, 2)
    }

    /// Returns the lines of `text`, at least one.
    ///
    /// A line has at most `width` columns, with a minimum of 2, the width of the widest character.
    package static func lines(of text: String, width: Int) -> [String] {
        var wrapping = LineWrapping(width: width)
        var rest = text[...]
        while !rest.isEmpty {
            let piece = nextPiece(of: rest)
            wrapping.add(piece)
            rest = rest[piece.endIndex...]
        }
        return wrapping.lines + [wrapping.line]
    }

    /// Returns the next run of spaces, word, or wide character with the punctuation that must not begin a line.
    private static func nextPiece(of text: Substring) -> Substring {
        if text.first == " " { return text.prefix { $0 == " " } }
        var end = text.startIndex
        var previous: Character?
        while end < text.endIndex, text[end] != " " {
            if let previous, isBreak(between: previous, and: text[end]) { break }
            previous = text[end]
            text.formIndex(after: &end)
        }
        return text[..<end]
    }

    private static func isBreak(between left: Character, and right: Character) -> Bool {
        if left.isASCII, right.isASCII { return false }
        let isBesideWide = DisplayWidth.columns(of: left) == 2 || DisplayWidth.columns(of: right) == 2
        return isBesideWide && !notAtStart.contains(right) && !notAtEnd.contains(left)
    }

    private mutating func add(_ piece: Substring) {
        if piece.first == " " {
            spaces += piece.count
            return
        }
        let pieceWidth = DisplayWidth.columns(of: piece)
        if lineWidth + spaces + pieceWidth <= width {
            append(piece, width: pieceWidth)
        } else if pieceWidth <= width {
            startLine()
            append(piece, width: pieceWidth)
        } else {
            cut(piece)
        }
    }

    /// Adds a word that is longer than a line, beginning in the space that the current line has left.
    private mutating func cut(_ word: Substring) {
        var rest = word
        while !rest.isEmpty {
            let part = DisplayWidth.prefix(of: rest, columns: width - lineWidth - spaces)
            if part.isEmpty {
                startLine()
            } else {
                append(part, width: DisplayWidth.columns(of: part))
                rest = rest[part.endIndex...]
            }
        }
    }

    private mutating func append(_ part: Substring, width: Int) {
        line += String(repeating: " ", count: spaces) + part
        lineWidth += spaces + width
        spaces = 0
    }

    private mutating func startLine() {
        if !line.isEmpty { lines.append(line) }
        line = ""
        lineWidth = 0
        spaces = 0
    }
}
