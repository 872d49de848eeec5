import CatalogComparison
import CatalogCore
import CommandOutput
import InterfaceTexts
import Sessions
import StringTables
import TerminalSupport

/// The output of `diff --stat`: the changed keys of each table, and the work that is left in each language.
package struct DifferenceStatisticsTable {
    private let difference: ProjectDifference
    private let statistics: DifferenceStatistics

    /// Counts the changes of a difference.
    ///
    /// - Parameters:
    ///   - difference: The changes that count, which may be those of some languages only.
    ///   - whole: All changes, which tell the work in each language.
    ///   - languages: The languages whose work is counted; nil for all.
    /// - Throws: A `CommandFailure` if the configuration of a table cannot be read.
    package init(
        _ difference: ProjectDifference, of whole: ProjectDifference, in languages: [LanguageTag]?
    ) throws(CommandFailure) {
        self.difference = difference
        statistics = try DifferenceStatistics(difference, of: whole, in: languages)
    }

    /// Returns two aligned tables.
    package func text(isQuiet: Bool, styler: Styler) -> String {
        let unread = difference.unread.map { "\(VisibleText.path($0.path))  \(Texts.Diff.unread)\n" }.joined()
        guard !difference.isEmpty else {
            return unread.isEmpty && !isQuiet ? "\(Texts.Diff.nothing)\n" : unread
        }
        var tables = TextTable(
            columns: [
                TextTable.Column(Texts.Column.catalog), Self.number(Texts.Column.added.resolved),
                Self.number(Texts.Column.removed.resolved), Self.number(Texts.Column.renamed.resolved),
                Self.number(Texts.Column.changed.resolved),
            ])
        for table in statistics.tables {
            let numbers = [table.added, table.removed, table.renamed, table.changed]
            tables.addRow(
                [TextTable.Cell(VisibleText.path(table.path), style: .path)] + numbers.map(Self.cell))
        }
        let words = Self.number(Texts.Column.words.resolved)
        var languages = TextTable(
            columns: [
                TextTable.Column(Texts.Column.language), Self.number(Texts.Column.toTranslate.resolved), words,
                Self.number(Texts.Column.toCheck.resolved), words,
            ])
        for language in statistics.languages {
            let (new, old) = (language.toTranslate, language.toCheck)
            languages.addRow(
                [TextTable.Cell(language.language.spelling)]
                    + [new.keys, new.words, old.keys, old.words].map(Self.cell))
        }
        let blocks =
            [tables.lines(styler: styler)] + (statistics.languages.isEmpty ? [] : [languages.lines(styler: styler)])
        return unread + blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    private static func number(_ title: String) -> TextTable.Column { TextTable.Column(title, alignment: .right) }

    private static func cell(_ count: Int) -> TextTable.Cell {
        TextTable.Cell(count, style: count == 0 ? .dim : nil)
    }

    /// The tables in Markdown, in English.
    package var markdown: String {
        guard !difference.isEmpty else { return DifferenceMarkdown.rendered(difference) }
        let unread: [MarkdownText] = difference.unread.map {
            "\($0.path) was not compared, because it cannot be read.\n"
        }
        let tables: [MarkdownText] =
            ["| catalog | added | removed | renamed | changed |", "|---|--:|--:|--:|--:|"]
            + statistics.tables.map { table in
                .row([
                    "\(table.path)", "\(table.added)", "\(table.removed)", "\(table.renamed)", "\(table.changed)",
                ])
            }
        let languages: [MarkdownText] =
            ["", "| language | to translate | words | to check | words |", "|---|--:|--:|--:|--:|"]
            + statistics.languages.map { language in
                .row([
                    "\(language.language.spelling)", "\(language.toTranslate.keys)", "\(language.toTranslate.words)",
                    "\(language.toCheck.keys)", "\(language.toCheck.words)",
                ])
            }
        let lines = unread + tables + (statistics.languages.isEmpty ? [] : languages)
        return lines.map { "\($0.source)\n" }.joined()
    }

    /// The numbers as JSON, with a newline at the end.
    ///
    /// Later versions only add fields.
    package var json: String {
        let answer: DocumentFragment = [
            "version": 1,
            "tables": .array(
                statistics.tables.map { table in
                    [
                        "path": .string(table.path), "added": .integer(table.added), "removed": .integer(table.removed),
                        "renamed": .integer(table.renamed), "changed": .integer(table.changed),
                    ]
                }),
            "languages": .array(
                statistics.languages.map { language in
                    [
                        "language": .string(language.language.spelling),
                        "to_translate": Self.fragment(of: language.toTranslate),
                        "to_check": Self.fragment(of: language.toCheck),
                    ]
                }),
            "skipped": .skipped(difference.unread),
        ]
        return answer.printedJSON + "\n"
    }

    private static func fragment(of work: DifferenceStatistics.Work) -> DocumentFragment {
        ["keys": .integer(work.keys), "words": .integer(work.words)]
    }
}
