import CatalogReports
import InterfaceTexts

/// The section with changes since a revision.
///
/// Changed words are marked.
struct ChangesSection {
    private let comparison: ReportComparison

    /// Creates the section; nil if no revision is given.
    init?(_ report: ProjectReport) {
        guard let comparison = report.comparison else { return nil }
        self.comparison = comparison
    }

    var section: PageSection {
        let tables = comparison.difference.tables.map { table in
            let former: [HTMLNode] = table.from.map { [.text(" (\(Texts.Diff.was(name: $0)))")] } ?? []
            return ReportTable(
                .group([.path(table.path)] + former), columns, of: table.changes, row: { ChangeRow($0).cells })
        }
        let unread = comparison.difference.unread.map { file in
            HTMLNode.tag("li", .path(file.path), ": ", .text(Texts.Diff.unread.resolved))
        }
        let commit = comparison.commit
        let base = Texts.Report.base(commit: commit.shortName, date: commit.day).resolved
        return PageSection(
            id: "changes", title: Texts.Report.Heading.changes(revision: comparison.name).resolved,
            content: [
                .tag("p", ["class": "facts"], .text(base), " ", .projectText(commit.subject)), "\n",
                tables.isEmpty && unread.isEmpty ? .tag("p", .text(Texts.Diff.nothing.resolved)) : "",
                unread.isEmpty ? "" : .tag("ul", ["class": "unreadable"], unread),
            ] + tables.flatMap { [$0.node, "\n"] })
    }

    private var columns: [ReportTable.Column] {
        [
            Texts.Column.change, Texts.Column.key, Texts.Column.language, Texts.Report.before, Texts.Report.after,
        ].map { ReportTable.Column($0.resolved) }
    }
}
