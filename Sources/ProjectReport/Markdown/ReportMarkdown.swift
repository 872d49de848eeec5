import CatalogComparison
import CatalogCore
import InterfaceTexts

/// Markdown output for a pull request comment.
///
/// Its size is limited, regardless of the size of the project.
///
/// GitHub accepts 65,536 characters. Each part has a share of them and states how much it omits.
package struct ReportMarkdown {
    private let report: ProjectReport

    /// The first line, which identifies the comment for later updates.
    static let marker: MarkdownText = "<!-- fitloc report -->"

    /// Creates the output for a report.
    package init(_ report: ProjectReport) {
        self.report = report
    }

    /// Returns the comment, with a newline at the end.
    package func text() -> String {
        let title = Texts.Report.title(project: report.name).resolved
        let parts: [MarkdownText] = [
            "\(Self.marker)\n## \(title)\n\n**\(ReportVerdict(report).text)**\n", revision, unreadable, coverage,
            FindingsMarkdown(report).text, GapsMarkdown(report).text, changes,
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n").source
    }

    private var revision: MarkdownText {
        guard let revision = report.revision else { return "" }
        let words = Texts.Report.revision(commit: revision.commit.shortName, date: revision.commit.day).resolved
        let changes = revision.hasChanges ? " " + Texts.Report.uncommitted.resolved : ""
        return "\(words)\(changes)\n"
    }

    private var unreadable: MarkdownText {
        let lines = report.unreadable.map { file -> MarkdownText in
            let location = file.position.map { "\(file.path):\($0.line):\($0.column)" } ?? file.path
            return "- \(Self.code(location)): \(Self.shortened(file.reason))"
        }
        guard !lines.isEmpty else { return "" }
        return "### \(Texts.Report.Heading.unreadable.resolved)\n\n\(BoundedLines(lines, bytes: 3000).text)"
    }

    // MARK: - Coverage

    private var coverage: MarkdownText {
        let hasBase = report.comparison != nil
        let titles =
            [Texts.Column.language.resolved, "%"] + (hasBase ? [Texts.Report.change.resolved] : [])
            + [Texts.Column.keys, Texts.Column.toTranslate, Texts.Column.needsReview].map(\.resolved)
        let rule = Array(repeating: "---:|" as MarkdownText, count: titles.count - 1).joined()
        let rows = report.languages.map { row -> MarkdownText in
            let share = row.percent.map { "\($0) %" } ?? "–"
            let change = hasBase ? [SignedNumber.text(report.comparison?.change(of: row))] : []
            let numbers = [row.keys, row.toTranslate, row.needsReview].map(String.init)
            return Self.row([row.language.spelling, share] + change + numbers)
        }
        return "\(Self.row(titles))\n|---|\(rule)\n\(BoundedLines(rows, bytes: 6000).text)"
    }

    private static func row(_ cells: [String]) -> MarkdownText { .row(cells.map { "\($0)" }) }

    // MARK: - Changes

    private var changes: MarkdownText {
        guard let comparison = report.comparison else { return "" }
        let heading: MarkdownText = "### \(Texts.Report.Heading.changes(revision: comparison.name).resolved)\n\n"
        let unread = comparison.difference.unread.map { file -> MarkdownText in
            "- \(Self.code(file.path)): \(Texts.Diff.unread.resolved)"
        }
        let left = unread.isEmpty ? "" : BoundedLines(unread, bytes: 2000).text
        guard !comparison.difference.isEmpty else { return left.isEmpty ? "" : heading + left }
        let rows = comparison.difference.tables.flatMap { DifferenceMarkdown.rows(of: $0) }
        let summary = Texts.Report.Heading.changedTexts.resolved
        let lines = BoundedLines(rows, bytes: 22_000)
        let titles = [
            Texts.Report.change, Texts.Column.key, Texts.Column.text, Texts.Report.before, Texts.Report.after,
        ].map(\.resolved)
        return """
            \(heading)\(left.isEmpty ? "" : left + "\n")<details><summary>\(summary): \(rows.count)</summary>

            \(Self.row(titles))
            |---|---|---|---|---|
            \(lines.text)
            </details>

            """
    }

    // MARK: - Texts

    /// Returns a text escaped for Markdown, shortened if it is long.
    static func shortened(_ text: String, to length: Int = 300) -> MarkdownText {
        MarkdownText(text.count > length ? String(text.prefix(length)) + "…" : text)
    }

    /// Returns a key or path as code.
    static func code(_ text: String) -> MarkdownText { "<code>\(shortened(text, to: 120))</code>" }
}
