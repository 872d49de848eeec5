/// The rows of a mapping that match texts in one file, by the start offset of the literal.
struct TextMatches {
    private(set) var rows: [Int: AccessorMapping.Row] = [:]
    /// The number of rows whose texts the file does not contain.
    private(set) var absent = 0

    /// Matches texts of the mapping with the literals of a file.
    ///
    /// - Parameter shown: The start offsets of the literals that users see.
    init(_ texts: [AccessorMapping.Text], in file: SourceFile, shown: Set<Int>) {
        guard !texts.isEmpty else { return }
        let literals = file.facts.literals.map { (literal: $0, key: KeyText(of: $0)) }
        let read = literals.filter { shown.contains($0.literal.spot.range.lowerBound) }
        for (literal, key) in read {
            let line = literal.spot.position.line
            add(Self.nearest(to: line, among: texts.filter { key.matches($0.text) }), to: literal)
        }
        // The other texts can only match literals that users do not see, possibly by chance. Therefore the position
        // must match exactly.
        for text in texts where !read.contains(where: { $0.key.matches(text.text) }) {
            let placed = literals.first { $0.literal.spot.position == text.position && $0.key.matches(text.text) }
            add(text, to: placed?.literal)
            absent += placed == nil ? 1 : 0
        }
    }

    private mutating func add(_ text: AccessorMapping.Text?, to literal: LiteralFact?) {
        guard let text, let literal else { return }
        rows[literal.spot.range.lowerBound] = text.row
    }

    private static func nearest(to line: Int, among texts: [AccessorMapping.Text]) -> AccessorMapping.Text? {
        texts.min { abs($0.position.line - line) < abs($1.position.line - line) }
    }
}

extension KeyText {
    /// Creates the text of a literal, with an uncertain specifier for each value.
    fileprivate init(of literal: LiteralFact) {
        let hasValues = literal.plainText == nil
        self.init(
            literal.segments.map { segment in
                switch segment {
                case .text(let text): .text(hasValues ? text.replacing("%", with: "%%") : text)
                case .interpolation: .specifier("%@", isCertain: false)
                }
            })
    }
}
