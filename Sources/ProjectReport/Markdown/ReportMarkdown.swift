import CommandSupport
import XCStringsKit

/// Markdown output for a pull request comment.
///
/// Its size is limited, regardless of the size of the project.
///
/// GitHub accepts 65,536 characters. Each part has a share of them and states how much it omits.
package struct ReportMarkdown {
    private let report: ProjectReport

    /// The first line, which identifies the comment for later updates.
    static let marker = "<!-- fitloc report -->"

    /// Creates the output for a report.
    package init(_ report: ProjectReport) {
        self.report = report
    }

    /// Returns the comment, with a newline at the end.
    package func text() -> String {
        let title = "## \(VisibleText.inMarkdown(Texts.Report.title(project: report.name).resolved))"
        let verdict = "**\(VisibleText.inMarkdown(ReportVerdict(report).text))**"
        let parts = [
            [Self.marker, title, "", verdict].map { $0 + "\n" }.joined(), revision, unreadable, coverage,
            FindingsMarkdown(report).text, GapsMarkdown(report).text, changes,
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var revision: String {
        guard let revision = report.revision else { return "" }
        let words = Texts.Report.revision(commit: revision.commit.shortName, date: revision.commit.day).resolved
        let changes = revision.hasChanges ? " " + Texts.Report.uncommitted.resolved : ""
        return "\(words)\(changes)\n"
    }

    private var unreadable: String {
        let lines = report.unreadable.map { file in
            let place = file.position.map { "\(file.path):\($0.line):\($0.column)" } ?? file.path
            return "- \(Self.code(place)): \(Self.shortened(file.reason))"
        }
        guard !lines.isEmpty else { return "" }
        let heading = "### \(Texts.Report.Heading.unreadable)\n\n"
        return heading + BoundedLines(lines, bytes: 3000).text
    }

    // MARK: - Coverage

    private var coverage: String {
        let hasBase = report.comparison != nil
        let titles =
            [Texts.Column.language.resolved, "%"] + (hasBase ? [Texts.Report.change.resolved] : [])
            + [Texts.Column.keys, Texts.Column.needsReview, Texts.Column.new, Texts.Column.missing].map(\.resolved)
        let rule = "|---|" + String(repeating: "---:|", count: titles.count - 1)
        let rows = report.languages.map { row in
            let share = row.percent.map { "\($0) %" } ?? "–"
            let change = hasBase ? [SignedNumber.text(report.comparison?.change(of: row))] : []
            let numbers = [row.keys, row.needsReview, row.new, row.missing].map(String.init)
            return Self.row([VisibleText.inMarkdown(row.language.spelling), share] + change + numbers)
        }
        return [Self.row(titles), rule].map { $0 + "\n" }.joined() + BoundedLines(rows, bytes: 6000).text
    }

    private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

    // MARK: - Changes

    private var changes: String {
        guard let comparison = report.comparison else { return "" }
        let name = VisibleText.inMarkdown(comparison.name)
        let heading = "### \(Texts.Report.Heading.changes(revision: name))\n\n"
        let unread = comparison.difference.unread.map { "- \(Self.code($0.path)): \(Texts.Diff.unread)" }
        let left = unread.isEmpty ? "" : BoundedLines(unread, bytes: 2000).text
        guard !comparison.difference.isEmpty else { return left.isEmpty ? "" : heading + left }
        let rows = comparison.difference.tables.flatMap { DifferenceMarkdown.rows(of: $0) }
        let lines = BoundedLines(rows, bytes: 22_000)
        let titles = [
            Texts.Report.change, Texts.Column.key, Texts.Column.text, Texts.Report.before, Texts.Report.after,
        ].map(\.resolved)
        let summary = "<details><summary>\(Texts.Report.Heading.changedTexts): \(rows.count)</summary>"
        return """
            \(heading)\(left.isEmpty ? "" : left + "\n")\(summary)

            \(Self.row(titles))
            |---|---|---|---|---|
            \(lines.text)
            </details>

            """
    }

    // MARK: - Texts

    /// Returns a text escaped for Markdown, shortened if it is long.
    static func shortened(_ text: String, to length: Int = 300) -> String {
        VisibleText.inMarkdown(text.count > length ? String(text.prefix(length)) + "…" : text)
    }

    /// Returns a key or path as code.
    static func code(_ text: String) -> String { "<code>\(shortened(text, to: 120))</code>" }
}
