import CatalogRuntime
import InterfaceTexts

/// The section with the progress of languages by commit: a small chart for each language, and a table.
struct TrendSection {
    private let trend: ReportTrend
    private let languages: [LanguageTag]

    /// The maximum number of languages in one table, which a sheet of paper is wide enough for.
    private static let mostColumns = 10

    /// Creates the section; nil without history, or if there is no language other than the source language.
    init?(_ report: ProjectReport) {
        let languages = report.languages.filter { !$0.isSource }.map(\.language)
        guard let trend = report.trend, !languages.isEmpty else { return nil }
        self.trend = trend
        self.languages = languages
    }

    var section: PageSection {
        let total = languages.count > 1 ? [TrendChart(totalOf: trend)] : []
        let charts = (total + languages.map { TrendChart($0, trend) }).map(\.node)
        return PageSection(
            id: "trend", title: Texts.Report.Heading.trend.resolved,
            content: [
                .tag("p", ["class": "facts"], .text(facts)), "\n",
                .tag("ul", ["class": "charts"], charts.flatMap { [$0, "\n"] }), "\n",
                .tag(
                    "details", ["open": ""],
                    [.tag("summary", .text(Texts.Report.Trend.numbers.resolved))] + tables.map(\.node)),
            ])
    }

    private var facts: String {
        let shown = Texts.Report.Trend.shown(total: trend.commitCount, shown: trend.points.count).resolved
        return trend.isShallow ? "\(shown) \(Texts.Report.Trend.shallow.resolved)" : shown
    }

    private var tables: [ReportTable] {
        stride(from: 0, to: languages.count, by: Self.mostColumns).map { first in
            table(of: Array(languages[first..<min(first + Self.mostColumns, languages.count)]))
        }
    }

    private func table(of languages: [LanguageTag]) -> ReportTable {
        let columns =
            [Texts.Column.date, Texts.Column.commit].map { ReportTable.Column($0.resolved) }
            + languages.map { ReportTable.Column("\($0.spelling) %", isNumber: true) }
        return ReportTable(.text(Texts.Report.Trend.caption.resolved), columns, of: trend.points.reversed()) { point in
            [
                ReportCell(.tag("time", .text(point.commit.day))).heading,
                ReportCell(.code(point.commit.shortName), " ", .projectText(point.commit.subject)),
            ] + languages.map { ReportCell(point.percent(of: $0)) }
        }
    }
}
