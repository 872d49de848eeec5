import CatalogCore

/// The rows of a mapping that match texts in one file, by the start offset of the literal.
struct TextMatches {
    private(set) var rows: [Int: AccessorMapping.Row] = [:]
    /// The texts that the file does not contain, without those that stay in the code.
    private(set) var absent: [AccessorMapping.Text] = []

    /// Matches texts of the mapping with the literals of a file.
    ///
    /// - Parameter shown: The start offsets of the literals that users see.
    init(_ texts: [AccessorMapping.Text], in file: SourceFile, shown: Set<Int>) {
        guard !texts.isEmpty else { return }
        let literals = file.facts.literals.map { (literal: $0, key: LiteralSpelling($0)) }
        let read = literals.filter { shown.contains($0.literal.spot.range.lowerBound) }
        var matched: Set<AccessorMapping.Text> = []
        for (literal, key) in read {
            let position = literal.spot.position
            let candidates = texts.filter { key.matches($0.text) && (key.hasText || $0.position == position) }
            guard let text = Self.nearest(to: position.line, among: candidates) else { continue }
            rows[literal.spot.range.lowerBound] = text.row
            matched.insert(text)
        }
        // The other texts can only match literals that users do not see, possibly by chance. Therefore the position
        // must match exactly.
        for text in texts where !read.contains(where: { $0.key.hasText && $0.key.matches(text.text) }) {
            let placed = literals.first { $0.literal.spot.position == text.position && $0.key.matches(text.text) }
            guard let placed else { continue }
            rows[placed.literal.spot.range.lowerBound] = text.row
            matched.insert(text)
        }
        absent = texts.filter { !matched.contains($0) && !$0.row.isLeftAlone }
    }

    private static func nearest(to line: Int, among texts: [AccessorMapping.Text]) -> AccessorMapping.Text? {
        texts.min { abs($0.position.line - line) < abs($1.position.line - line) }
    }
}

/// The text of a literal, also with line breaks as messages show them, `\n`.
private struct LiteralSpelling {
    private let key: KeyText
    private let shown: KeyText

    init(_ literal: LiteralFact) {
        key = KeyText(of: literal) { $0 }
        shown = KeyText(of: literal, VisibleText.escaped)
    }

    /// Whether there is a text besides the values; without one, any text of values matches.
    var hasText: Bool { key.hasText }

    func matches(_ text: String) -> Bool { key.matches(text) || (shown != key && shown.matches(text)) }
}

extension KeyText {
    /// Creates the text of a literal, with an uncertain specifier for each value.
    fileprivate init(of literal: LiteralFact, _ spelling: (String) -> String) {
        let hasValues = literal.plainText == nil
        self.init(
            literal.segments.map { segment in
                switch segment {
                case .text(let text): .text(hasValues ? spelling(text).replacing("%", with: "%%") : spelling(text))
                case .interpolation: .specifier("%@", isCertain: false)
                }
            })
    }

    fileprivate var hasText: Bool {
        parts.contains { if case .text(let text) = $0 { text.contains { !$0.isWhitespace } } else { false } }
    }
}
