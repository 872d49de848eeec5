import CatalogCore
import CatalogReports
import InterfaceTexts
import Sessions
import TerminalSupport

/// The text output of `stats`: an aligned table, with totals if there are several tables.
///
/// Each row begins with its path. If the table is too wide for the terminal, paths are on lines of their own.
package struct StatisticsTable {
    private let statistics: ProjectStatistics
    private let columns: [StatisticsColumn]

    /// Creates a table of statistics.
    package init(_ statistics: ProjectStatistics) {
        self.statistics = statistics
        columns = StatisticsColumn.shown(for: statistics)
    }

    /// Returns the lines.
    ///
    /// - Parameter width: The width of the terminal, or nil without a terminal.
    package func text(width: Int?, styler: Styler) -> String {
        guard !statistics.rows.isEmpty else { return "\(Texts.Stats.nothing)\n" }
        guard statistics.hasTables else { return lines(withPaths: false, styler: styler).map { $0 + "\n" }.joined() }
        let whole = lines(withPaths: true, styler: styler)
        let plain = lines(withPaths: true, styler: .plain)
        let isTooWide = width.map { width in plain.contains { DisplayWidth.columns(of: $0) > width } } ?? false
        return (isTooWide ? groupedLines(styler: styler) : whole).map { $0 + "\n" }.joined()
    }

    private func lines(withPaths: Bool, styler: Styler) -> [String] {
        let numbers = columns.map { TextTable.Column($0.title, alignment: .right) }
        let path = withPaths ? [TextTable.Column(Texts.Column.catalog)] : []
        var table = TextTable(columns: path + [TextTable.Column(Texts.Column.language)] + numbers)
        var previous = ""
        for row in statistics.rows {
            let path = TextTable.Cell(row.path == previous ? "" : VisibleText.path(row.path), style: .path)
            table.addRow((withPaths ? [path] : []) + cells(of: row))
            previous = row.path
        }
        if withPaths, !totals.isEmpty { table.addRow([]) }
        for (number, row) in totals.enumerated() {
            let label = TextTable.Cell(number == 0 ? Texts.Column.total.resolved : "", style: .bold)
            table.addRow((withPaths ? [label] : []) + cells(of: row))
        }
        return table.lines(styler: styler)
    }

    private var totals: [LanguageStatistics] { statistics.tableCount > 1 ? statistics.totals : [] }

    /// Returns the lines, with each path on a line of its own above the rows of its table.
    ///
    /// Rows are not wrapped, so each row is exactly one line.
    private func groupedLines(styler: Styler) -> [String] {
        let lines = lines(withPaths: false, styler: styler)
        var grouped = Array(lines.prefix(1))
        var previous: String?
        for (row, line) in zip(statistics.rows, lines.dropFirst()) {
            if row.path != previous { grouped.append(styler.styled(VisibleText.path(row.path), as: .path)) }
            grouped.append(line)
            previous = row.path
        }
        if !totals.isEmpty { grouped.append(styler.styled(Texts.Column.total.resolved, as: .bold)) }
        return grouped + lines.suffix(totals.count)
    }

    private func cells(of row: LanguageStatistics) -> [TextTable.Cell] {
        [TextTable.Cell(row.language.spelling)] + columns.map { $0.cell(of: row) }
    }
}
