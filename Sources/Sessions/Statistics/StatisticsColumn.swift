import CatalogReports
import InterfaceTexts
import TerminalSupport

/// A column of the table that `stats` prints.
package enum StatisticsColumn: CaseIterable, Sendable {
    /// The number of keys.
    case keys
    /// The number of finished keys.
    case translated
    /// The percentage of finished keys.
    case percent
    /// The number of keys to translate.
    case toTranslate
    /// The number of keys that need review.
    case needsReview
    /// The number of keys in state `new`.
    case new
    /// The number of stale keys.
    case stale
    /// The number of keys without a text.
    case missing
    /// The number of keys with a sentence that is the same as its source.
    case untranslated
    /// The number of keys that are not to be translated.
    case excluded
    /// The number of words in the texts.
    case words

    /// The localized heading.
    ///
    /// The percent sign is the same in every language.
    package var title: String {
        switch self {
        case .keys: Texts.Column.keys.resolved
        case .translated: Texts.Column.translated.resolved
        case .percent: "%"
        case .toTranslate: Texts.Column.toTranslate.resolved
        case .needsReview: Texts.Column.needsReview.resolved
        case .new: Texts.Column.new.resolved
        case .stale: Texts.Column.stale.resolved
        case .missing: Texts.Column.missing.resolved
        case .untranslated: Texts.Column.untranslated.resolved
        case .excluded: Texts.Column.excluded.resolved
        case .words: Texts.Column.words.resolved
        }
    }

    /// The columns that a table of statistics needs.
    package static func shown(for statistics: ProjectStatistics) -> [StatisticsColumn] {
        allCases.filter { column in
            switch column {
            case .untranslated: statistics.hasUntranslated
            case .excluded: statistics.hasExcluded
            default: true
            }
        }
    }

    /// Returns the number for a language, or nil if there is none.
    package func number(of row: LanguageStatistics) -> Int? {
        switch self {
        case .keys: row.keys
        case .translated: row.translated
        case .percent: row.percent
        case .toTranslate: row.toTranslate
        case .needsReview: row.needsReview
        case .new: row.new
        case .stale: row.stale
        case .missing: row.missing
        case .untranslated: row.untranslated
        case .excluded: row.excluded
        case .words: row.words
        }
    }

    /// Returns the cell for a language, dimmed or highlighted depending on the work left.
    package func cell(of row: LanguageStatistics) -> TextTable.Cell {
        switch self {
        case .keys, .translated, .words: TextTable.Cell(number(of: row) ?? 0)
        case .percent: Self.percent(row.percent)
        case .toTranslate, .needsReview, .new, .stale, .missing, .untranslated, .excluded:
            Self.remaining(number(of: row) ?? 0)
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
