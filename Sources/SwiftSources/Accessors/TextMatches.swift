import XCStringsKit

/// The rows of a mapping that are about texts of one file, by the literals that hold these.
struct TextMatches {
    private(set) var rows: [Int: AccessorMapping.Row] = [:]
    /// How many rows are about texts that the file does not have.
    private(set) var absent = 0

    /// - Parameter shown: the first bytes of the literals that people are known to read.
    init(_ texts: [AccessorMapping.Text], in file: SourceFile, shown: Set<Int>) {
        guard !texts.isEmpty else { return }
        let literals = file.facts.literals.map { (literal: $0, key: KeyText(of: $0)) }
        let read = literals.filter { shown.contains($0.literal.spot.range.lowerBound) }
        for (literal, key) in read {
            let line = literal.spot.position.line
            add(Self.nearest(to: line, among: texts.filter { key.matches($0.text) }), to: literal)
        }
        // What nobody is known to read may have the same text by chance: then only its very place tells.
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
    /// What a literal says, with any specifier for each value.
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
