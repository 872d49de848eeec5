import XCStringsKit

/// A number that statistics show of a language.
enum StatisticsColumn: CaseIterable {
    case keys
    case translated
    case percent
    case needsReview
    case new
    case stale
    case missing
    case excluded
    case words

    /// The heading; that of the per cent says it in every language.
    var title: String {
        switch self {
        case .keys: Texts.Column.keys.resolved
        case .translated: Texts.Column.translated.resolved
        case .percent: "%"
        case .needsReview: Texts.Column.needsReview.resolved
        case .new: Texts.Column.new.resolved
        case .stale: Texts.Column.stale.resolved
        case .missing: Texts.Column.missing.resolved
        case .excluded: Texts.Column.excluded.resolved
        case .words: Texts.Column.words.resolved
        }
    }

    /// The cell of a row: nothing to do is dim, much to do stands out.
    func cell(of row: LanguageStatistics) -> TextTable.Cell {
        switch self {
        case .keys: TextTable.Cell(row.keys)
        case .translated: TextTable.Cell(row.translated)
        case .percent: Self.percent(row.percent)
        case .needsReview: Self.remaining(row.needsReview)
        case .new: Self.remaining(row.new)
        case .stale: Self.remaining(row.stale)
        case .missing: Self.remaining(row.missing)
        case .excluded: Self.remaining(row.excluded)
        case .words: TextTable.Cell(row.words)
        }
    }

    private static func percent(_ percent: Int?) -> TextTable.Cell {
        guard let percent else { return "–" }
        return TextTable.Cell(percent, style: percent == 100 ? .bold : percent < 50 ? .error : .warning)
    }

    private static func remaining(_ count: Int) -> TextTable.Cell {
        TextTable.Cell(count, style: count == 0 ? .dim : nil)
    }
}
