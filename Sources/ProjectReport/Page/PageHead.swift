import CatalogReports
import CatalogRuntime
import InterfaceTexts

/// The header of the page: title, revision, one-line summary and figures.
struct PageHead {
    private let report: ProjectReport
    private let title: String
    private let sections: [PageSection]

    init(_ report: ProjectReport, title: String, sections: [PageSection]) {
        self.report = report
        self.title = title
        self.sections = sections
    }

    var node: HTMLNode {
        .tag(
            "header", "\n", .tag("h1", .text(title)), "\n", revision, "\n",
            .tag("p", ["class": "verdict"], .text(ReportVerdict(report).text)), "\n",
            .tag("dl", ["class": "figures"], figures), "\n",
            .tag(
                "nav", ["aria-label": Texts.Report.contents.resolved],
                .tag("ul", sections.map { .tag("li", .tag("a", ["href": "#\($0.id)"], .text($0.title))) })), "\n")
    }

    private var revision: HTMLNode {
        guard let revision = report.revision else {
            return .tag("p", ["class": "facts"], .text(Texts.Report.noRevision.resolved))
        }
        let commit = revision.commit
        let changes = revision.hasChanges ? " " + Texts.Report.uncommitted.resolved : ""
        return .tag(
            "p", ["class": "facts"],
            .text(Texts.Report.revision(commit: commit.shortName, date: commit.day).resolved + ": "),
            .projectText(commit.subject), .text(changes))
    }

    private var figures: [HTMLNode] {
        let tables = report.statistics.tableCount
        let lint = report.lint
        return share + [
            figure(Texts.Column.keys, report.keyCount), figure(Texts.Column.tables, tables),
            figure(Texts.Column.languages, report.languages.count),
            figure(Texts.Report.Figure.gaps, report.gaps.count, style: "wait"),
            figure(Texts.Report.Figure.errors, lint.count(.error), style: "bad"),
            figure(Texts.Report.Figure.warnings, lint.count(.warning), style: "wait"),
            figure(Texts.Report.Figure.notes, lint.count(.note)),
        ]
    }

    /// The share of finished keys in all languages, with its change since the revision to compare with.
    private var share: [HTMLNode] {
        guard let now = TotalShare(report.languages).percent else { return [] }
        let before = report.comparison.flatMap { TotalShare($0.totals).percent }
        let change = before.map { " (\(SignedNumber.text(now - $0)))" } ?? ""
        return [
            .tag(
                "div", ["class": now < 100 ? "wait" : nil],
                .tag("dt", .text(Texts.Column.translated.resolved)), .tag("dd", .text("\(now) %\(change)")))
        ]
    }

    private func figure(_ title: LocalizedString, _ count: Int, style: String? = nil) -> HTMLNode {
        .tag(
            "div", ["class": count > 0 ? style : nil], .tag("dt", .text(title.resolved)), .tag("dd", "\(count)"))
    }
}
