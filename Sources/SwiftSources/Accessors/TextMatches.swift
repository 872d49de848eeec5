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
        for (text, rows) in Dictionary(grouping: texts, by: { ExactText($0.text) }) {
            let found = literals.filter { $0.key.matches(text.string) }.map(\.literal)
            let read = found.filter { shown.contains($0.spot.range.lowerBound) }
            if found.isEmpty {
                absent += rows.count
            } else if read.isEmpty {
                for row in rows { add(row, to: Self.nearest(to: row.line, among: found)) }
            } else {
                for literal in read { add(Self.nearest(to: literal.spot.position.line, among: rows), to: literal) }
            }
        }
    }

    private mutating func add(_ text: AccessorMapping.Text?, to literal: LiteralFact?) {
        guard let text, let literal else { return }
        rows[literal.spot.range.lowerBound] = text.row
    }

    private static func nearest(to line: Int, among literals: [LiteralFact]) -> LiteralFact? {
        literals.min { abs($0.spot.position.line - line) < abs($1.spot.position.line - line) }
    }

    private static func nearest(to line: Int, among texts: [AccessorMapping.Text]) -> AccessorMapping.Text? {
        texts.min { abs($0.line - line) < abs($1.line - line) }
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

extension AccessorMapping {
    /// The texts that are said to be in the file at a path, from whatever folder that is named.
    func texts(in path: String) -> [Text] {
        texts.filter { text in
            path == text.path || path.hasSuffix("/\(text.path)") || text.path.hasSuffix("/\(path)")
        }
    }
}
