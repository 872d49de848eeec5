import CatalogReports
import CatalogRuntime
import InterfaceTexts
import Sessions

/// The section with the translation status of each language, in total and by table.
struct CoverageSection {
    private let report: ProjectReport
    private let columns: [StatisticsColumn]

    init(_ report: ProjectReport) {
        self.report = report
        columns = StatisticsColumn.shown(for: report.statistics).filter { $0 != .percent }
    }

    var section: PageSection {
        let catalogs = report.statistics.tableCount > 1 ? byCatalog : []
        return PageSection(
            id: "coverage", title: Texts.Report.Heading.coverage.resolved,
            content: ([legend, byLanguage.node] + catalogs).flatMap { [$0, "\n"] })
    }

    private var legend: HTMLNode {
        let marks: [(StaticString, LocalizedString)] = [
            ("done", Texts.Column.translated), ("wait", Texts.Column.needsReview), ("begun", Texts.Column.new),
            ("open", Texts.Column.missing),
        ]
        return .tag(
            "p", ["class": "legend", "aria-hidden": "true"],
            .group(
                marks.map { style, title in
                    .tag("span", .tag("i", ["class": style.description]), .text(" \(title.resolved)"))
                }))
    }

    private func heads(withChange: Bool) -> [ReportTable.Column] {
        let titles = ["%"] + (withChange ? [Texts.Report.change.resolved] : []) + columns.map(\.title)
        return titles.map { ReportTable.Column($0, isNumber: true) }
    }

    private var byLanguage: ReportTable {
        ReportTable(
            .text(Texts.Report.Heading.byLanguage.resolved),
            [ReportTable.Column(Texts.Column.language.resolved)] + heads(withChange: report.comparison != nil),
            of: report.languages
        ) { row in
            [language(of: row).heading]
                + cells(
                    of: row, change: report.comparison?.change(of: row), hasChange: report.comparison != nil)
        }
    }

    /// The table of catalogs and languages; what is complete is folded.
    private var byCatalog: [HTMLNode] {
        let rows = report.statistics.rows
        let (open, complete) = (rows.filter { $0.percent != 100 }, rows.filter { $0.percent == 100 })
        let folded = HTMLNode.tag(
            "details", ["class": "complete"], .tag("summary", .text("100 % (\(complete.count))")),
            table(of: complete).node)
        return (open.isEmpty ? [] : [table(of: open).node]) + (complete.isEmpty ? [] : [folded])
    }

    private func table(of rows: [LanguageStatistics]) -> ReportTable {
        let names = [Texts.Column.catalog, Texts.Column.language].map { ReportTable.Column($0.resolved) }
        return ReportTable(
            .text(Texts.Report.Heading.byCatalog.resolved),
            names + heads(withChange: false), of: rows
        ) { row in
            [ReportCell(.path(row.path)), language(of: row).heading] + cells(of: row, change: nil, hasChange: false)
        }
    }

    private func language(of row: LanguageStatistics) -> ReportCell {
        ReportCell(LanguageLabel.node(row.language, isSource: row.isSource), order: row.language.spelling)
    }

    private func cells(of row: LanguageStatistics, change: Int?, hasChange: Bool) -> [ReportCell] {
        let percent = row.percent.map { "\($0) %" } ?? "–"
        let share = ReportCell(
            CoverageBar(row).node, .tag("span", ["class": "share"], .text(percent)),
            order: String(row.percent ?? -1), style: "number bar-cell")
        let shift = ReportCell(
            .text(SignedNumber.text(change)), order: String(change ?? 0), style: change == 0 ? "number zero" : "number")
        return [share] + (hasChange ? [shift] : []) + columns.map { ReportCell($0.number(of: row)) }
    }
}

/// A number with its sign.
enum SignedNumber {
    /// Returns the number with its sign; a dash for nil.
    static func text(_ change: Int?) -> String {
        guard let change else { return "–" }
        return change > 0 ? "+\(change)" : change < 0 ? "−\(-change)" : "0"
    }
}
