import XCStringsKit

/// Statistics for people: aligned, with totals where there are several tables.
///
/// Each row begins with its path; where that is too wide for the terminal, paths stand above their rows.
public struct StatisticsTable {
    private let statistics: ProjectStatistics
    private let headings: [String]

    /// Creates a table of statistics.
    public init(_ statistics: ProjectStatistics) {
        self.statistics = statistics
        headings = LanguageStatistics.headings(withExcluded: statistics.hasExcluded)
    }

    /// The lines.
    ///
    /// - Parameter width: the terminal's width; nil where there is none to fit into.
    public func text(width: Int?, styler: Styler) -> String {
        guard !statistics.rows.isEmpty else { return "Nothing to count.\n" }
        let whole = lines(withPaths: true, styler: styler)
        let plain = lines(withPaths: true, styler: .plain)
        let isTooWide = width.map { width in plain.contains { DisplayWidth.columns(of: $0) > width } } ?? false
        return (isTooWide ? groupedLines(styler: styler) : whole).map { $0 + "\n" }.joined()
    }

    private func lines(withPaths: Bool, styler: Styler) -> [String] {
        let numbers = headings.dropFirst().map { TextTable.Column($0, alignment: .right) }
        let path = withPaths ? [TextTable.Column("catalog")] : []
        var table = TextTable(columns: path + [TextTable.Column("language")] + numbers)
        var previous = ""
        for row in statistics.rows {
            let path = TextTable.Cell(row.path == previous ? "" : row.path, style: .path)
            table.addRow((withPaths ? [path] : []) + cells(of: row))
            previous = row.path
        }
        if withPaths, !totals.isEmpty { table.addRow([]) }
        for (number, row) in totals.enumerated() {
            let label = TextTable.Cell(number == 0 ? "total" : "", style: .bold)
            table.addRow((withPaths ? [label] : []) + cells(of: row))
        }
        return table.lines(styler: styler)
    }

    private var totals: [LanguageStatistics] { statistics.tableCount > 1 ? statistics.totals : [] }

    /// Without wrapping a row is a line, so that the paths can be put between them.
    private func groupedLines(styler: Styler) -> [String] {
        let lines = lines(withPaths: false, styler: styler)
        var grouped = Array(lines.prefix(1))
        var previous: String?
        for (row, line) in zip(statistics.rows, lines.dropFirst()) {
            if row.path != previous { grouped.append(styler.styled(VisibleText.shown(row.path), as: .path)) }
            grouped.append(line)
            previous = row.path
        }
        if !totals.isEmpty { grouped.append(styler.styled("total", as: .bold)) }
        return grouped + lines.suffix(totals.count)
    }

    private func cells(of row: LanguageStatistics) -> [TextTable.Cell] {
        zip(headings, row.cells(withExcluded: statistics.hasExcluded)).map {
            TextTable.Cell($1, style: style(of: $1, below: $0, in: row))
        }
    }

    /// Nothing to do is dim, much to do stands out.
    private func style(of cell: String, below heading: String, in row: LanguageStatistics) -> TextStyle? {
        switch heading {
        case "%": row.percent.map { $0 == 100 ? .bold : $0 < 50 ? .error : .warning }
        case "needs review", "new", "stale", "missing", "excluded": cell == "0" ? .dim : nil
        default: nil
        }
    }
}
