import Testing

@testable import ProjectReport

@Suite("Charts of a report")
struct TrendChartTests {
    private func trend(_ sources: [String]) async -> ReportTrend {
        var points: [ReportTrend.Point] = []
        for (number, entries) in sources.enumerated() {
            let report = await ReportFixture.report(entries)
            points.append(.init(commit: ReportFixture.commit(number), totals: report.statistics.totals))
        }
        return ReportTrend(points: points, commitCount: sources.count, isShallow: false)
    }

    private static let half =
        ReportFixture.entry("a", ["en": "A", "de": "Ah"]) + "," + ReportFixture.entry("b", ["en": "B"])
    private static let whole =
        ReportFixture.entry("a", ["en": "A", "de": "Ah"]) + "," + ReportFixture.entry("b", ["en": "B", "de": "Be"])

    @Test("The line connects commits by date, and its description contains both ends")
    func line() async {
        let chart = TrendChart("de", await trend([Self.half, Self.half, Self.whole])).node.html
        #expect(chart.contains("<path class=\"line\" d=\"M3 36h0L109.50 36L216 6\">"))
        #expect(chart.contains("aria-label=\"de, 2026-03-01: 50 %; 2026-03-03: 100 %\""))
        #expect(chart.contains("<b>50 → 100 %</b>"))
    }

    @Test("The chart of the total leaves the source language out, and has a scale")
    func total() async {
        let chart = TrendChart(totalOf: await trend([Self.half, Self.whole])).node.html
        #expect(chart.contains("<span>total</span> <b>50 → 100 %</b>"))
        for label in ["100", "50", "0"] { #expect(chart.contains("text-anchor=\"end\">\(label)</text>")) }
    }

    @Test("There is no line for commits without the language")
    func gap() async {
        let chart = TrendChart(
            "de", await trend([ReportFixture.entry("a", ["en": "A"]), Self.half, Self.whole])
        ).node.html
        #expect(chart.contains("d=\"M109.50 36h0L216 6\""))
        #expect(chart.contains("aria-label=\"de, 2026-03-02: 50 %; 2026-03-03: 100 %\""))
    }
}
