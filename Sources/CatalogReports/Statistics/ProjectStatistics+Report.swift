import CatalogCore
import StringTables

extension ProjectStatistics {
    /// The statistics as JSON, with a newline at the end.
    ///
    /// Later versions only add fields.
    ///
    /// - Parameter unread: The files that could not be read, which are not counted.
    public func json(besides unread: [SkippedFile] = []) -> String {
        let whole: DocumentFragment = [
            "version": 1,
            hasTables ? "catalogs" : "languages": catalogs,
            "skipped": .skipped(unread),
        ]
        return whole.printedJSON + "\n"
    }

    /// The rows, as part of a larger JSON object.
    package var catalogs: DocumentFragment { .array(rows.map(\.fragment)) }

    /// Returns the statistics as a Markdown table, for pages and pull request comments.
    ///
    /// - Parameter unread: The files that could not be read, which are named below the table.
    public func markdown(besides unread: [SkippedFile] = []) -> String {
        let left = unread.map { file -> MarkdownText in
            "\nNot counted, because it cannot be read: \(.code(file.path)) (\(file.reason))\n"
        }
        return (table + left.joined()).source
    }

    private var table: MarkdownText {
        let columns = MarkdownColumns(hasUntranslated: hasUntranslated, hasExcluded: hasExcluded)
        let headings = LanguageStatistics.headings(columns)
        let numbers = Array(repeating: "---:" as MarkdownText, count: headings.count - 1)
        guard hasTables else {
            let body = rows.map { $0.cells(columns) }
            return ([headings, ["---"] + numbers] + body).map { "\(MarkdownText.row($0))\n" }.joined()
        }
        let heading = ["Catalog"] + headings
        let rule = ["---", "---"] + numbers
        let body = rows.map { [.code($0.path)] + $0.cells(columns) }
        let sums = tableCount > 1 ? totals.map { ["**total**"] + $0.cells(columns) } : []
        return ([heading, rule] + body + sums).map { "\(MarkdownText.row($0))\n" }.joined()
    }

    /// Whether any key is excluded from translation, so that the table needs a column for them.
    public var hasExcluded: Bool { rows.contains { $0.excluded > 0 } }

    /// Whether any key has a sentence that is the same as its source, so that the table needs a column for them.
    public var hasUntranslated: Bool { rows.contains { $0.untranslated > 0 } }
}

/// The columns that only some tables need.
private struct MarkdownColumns {
    let hasUntranslated: Bool
    let hasExcluded: Bool
}

extension LanguageStatistics {
    /// Returns the headings of the columns after the path.
    fileprivate static func headings(_ columns: MarkdownColumns) -> [MarkdownText] {
        ["language", "keys", "translated", "%", "to translate", "needs review", "new", "stale", "missing"]
            + (columns.hasUntranslated ? ["untranslated"] : []) + (columns.hasExcluded ? ["excluded"] : []) + ["words"]
    }

    /// Returns the cells of the row, in the order of the headings.
    fileprivate func cells(_ columns: MarkdownColumns) -> [MarkdownText] {
        let figures =
            [toTranslate, needsReview, new, stale, missing] + (columns.hasUntranslated ? [untranslated] : [])
            + (columns.hasExcluded ? [excluded] : []) + [words]
        let finished = [String(keys), String(translated), percent.map(String.init) ?? "–"]
        return ([language.spelling] + finished + figures.map(String.init)).map { "\($0)" }
    }

    fileprivate var fragment: DocumentFragment {
        .present([
            "path": path.isEmpty ? nil : .string(path),
            "language": .string(language.spelling),
            "keys": .integer(keys),
            "translated": .integer(translated),
            "needs_review": .integer(needsReview),
            "new": .integer(new),
            "stale": .integer(stale),
            "missing": .integer(missing),
            "to_translate": .integer(toTranslate),
            "untranslated": .integer(untranslated),
            "excluded": .integer(excluded),
            "words": .integer(words),
        ])
    }
}
