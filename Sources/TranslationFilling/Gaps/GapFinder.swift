import CatalogCore
import CatalogLint

/// A finder for the gaps of tables.
struct GapFinder {
    /// The gaps that can be filled.
    private(set) var gaps: [FillGap] = []
    /// The gaps that cannot be filled, with the reason.
    private(set) var left: [LeftGap] = []

    private let isWanted: (String) -> Bool

    /// - Parameter isWanted: Returns whether to fill a key.
    init(isWanted: @escaping (String) -> Bool) {
        self.isWanted = isWanted
    }

    /// Adds the gaps of a table in the required languages.
    mutating func add(_ table: FillTable, number tableIndex: Int) {
        let context = table.context
        guard let source = context.sourceLanguage, context.hasSource else { return }
        let targets = context.targets.filter { !["Base", "mul", "und"].contains($0.facts.tag.spelling) }
        for index in 0..<context.table.entryCount {
            let entry = EntryContext(context.table.entry(at: index), in: context)
            guard entry.isTranslatable, isWanted(entry.key) else { continue }
            for target in targets {
                let language = target.facts.tag
                let required = RequiredParts(
                    of: entry, in: target.localization(of: entry.entry), plurals: target.facts.plurals)
                let gap = FillGap(
                    table: tableIndex, entry: index, path: table.path, key: entry.key, source: source,
                    language: language, hasWords: entry.hasWords, parts: required.missing,
                    sourceTexts: required.sourceTexts,
                    comment: CommentWords(entry.entry.explanation)?.text.trimmed,
                    limit: entry.storeTextKey?.limit
                        ?? entry.entry.comment.flatMap {
                            Directive.roughLimit(in: $0, areSquare: target.facts.hasSquareLetters)
                        },
                    isLiteral: context.table.isLiteral)
                add(gap, lacksSource: required.lacksSource, hasText: required.isBegun, table)
            }
        }
    }

    private mutating func add(_ gap: FillGap, lacksSource: Bool, hasText: Bool, _ table: FillTable) {
        if lacksSource {
            if !hasText { left.append(LeftGap(gap, .noSourceText)) }
        } else if gap.parts.contains(where: \.path.isInSet) {
            left.append(LeftGap(gap, .stringSet))
        } else if !gap.parts.isEmpty {
            if let refusal = table.obstacle(to: gap) {
                left.append(LeftGap(gap, .unwritable(refusal)))
            } else {
                gaps.append(gap)
            }
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        let start = drop { $0.isWhitespace }
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { String(start[...$0]) } ?? ""
    }
}
