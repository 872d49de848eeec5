import XCStringsKit

/// A number that statistics show of a language.
package enum StatisticsColumn: CaseIterable, Sendable {
    /// The keys.
    case keys
    /// The keys that are finished.
    case translated
    /// The part that is finished.
    case percent
    /// The keys that somebody must look at.
    case needsReview
    /// The keys that are not begun.
    case new
    /// The keys that are gone or older than their source.
    case stale
    /// The keys without a text.
    case missing
    /// The keys that are not to be translated.
    case excluded
    /// The words of the texts.
    case words

    /// The heading; that of the per cent says it in every language.
    package var title: String {
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

    /// The number; nil where there is none.
    package func number(of row: LanguageStatistics) -> Int? {
        switch self {
        case .keys: row.keys
        case .translated: row.translated
        case .percent: row.percent
        case .needsReview: row.needsReview
        case .new: row.new
        case .stale: row.stale
        case .missing: row.missing
        case .excluded: row.excluded
        case .words: row.words
        }
    }

    /// The cell of a row: nothing to do is dim, much to do stands out.
    func cell(of row: LanguageStatistics) -> TextTable.Cell {
        switch self {
        case .keys, .translated, .words: TextTable.Cell(number(of: row) ?? 0)
        case .percent: Self.percent(row.percent)
        case .needsReview, .new, .stale, .missing, .excluded: Self.remaining(number(of: row) ?? 0)
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
