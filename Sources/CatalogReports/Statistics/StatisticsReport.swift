import CatalogCore
import StringTables

extension ProjectStatistics {
    /// The statistics as JSON, with a newline at the end.
    ///
    /// Later versions only add fields.
    ///
    /// - Parameter unread: The files that could not be read, which are not counted.
    public func json(besides unread: [SkippedFile] = []) -> String {
        let whole = DocumentFragment.object([
            .init("version", .integer(1)),
            .init("catalogs", catalogs),
            .skipped(unread),
        ])
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
        let heading = ["Catalog"] + LanguageStatistics.headings(withExcluded: hasExcluded)
        let rule = ["---", "---"] + Array(repeating: "---:" as MarkdownText, count: heading.count - 2)
        let body = rows.map { [.code($0.path)] + $0.cells(withExcluded: hasExcluded) }
        let sums = tableCount > 1 ? totals.map { ["**total**"] + $0.cells(withExcluded: hasExcluded) } : []
        return ([heading, rule] + body + sums).map { "\(MarkdownText.row($0))\n" }.joined()
    }

    /// Whether any key is excluded from translation, so that the table needs a column for them.
    public var hasExcluded: Bool { rows.contains { $0.excluded > 0 } }
}

extension LanguageStatistics {
    /// Returns the headings of the columns after the path.
    fileprivate static func headings(withExcluded: Bool) -> [MarkdownText] {
        ["language", "keys", "translated", "%", "needs review", "new", "stale", "missing"]
            + (withExcluded ? ["excluded"] : []) + ["words"]
    }

    /// Returns the cells of the row, in the order of the headings.
    fileprivate func cells(withExcluded: Bool) -> [MarkdownText] {
        let figures = [needsReview, new, stale, missing] + (withExcluded ? [excluded] : []) + [words]
        let finished = [String(keys), String(translated), percent.map(String.init) ?? "–"]
        return ([language.spelling] + finished + figures.map(String.init)).map { "\($0)" }
    }

    fileprivate var fragment: DocumentFragment {
        [
            "path": .string(path),
            "language": .string(language.spelling),
            "keys": .integer(keys),
            "translated": .integer(translated),
            "needs_review": .integer(needsReview),
            "new": .integer(new),
            "stale": .integer(stale),
            "missing": .integer(missing),
            "excluded": .integer(excluded),
            "words": .integer(words),
        ]
    }
}
