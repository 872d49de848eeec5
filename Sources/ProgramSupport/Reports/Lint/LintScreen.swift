import CatalogLint
import InterfaceTexts
import LintReports
import TerminalSupport

/// The findings of a run as text.
///
/// Errors and warnings are listed first, most severe first. Gaps are summarized in a table by language, and notes are
/// counted. Small groups of gaps or notes are listed instead.
struct LintScreen {
    /// The report to show.
    let report: LintReport
    /// The checked files and folders as given, which suggested commands repeat.
    let paths: [String]
    /// The selection and order of findings.
    let selection: FindingSelection
    /// Whether the limit on lines comes from the terminal instead of the user.
    let isFitted: Bool
    /// Whether to list every finding and summarize none.
    let listsAll: Bool
    /// The width of the terminal, or nil without a terminal.
    let width: Int?
    /// The styler for the lines.
    let styler: Styler
    /// Whether to omit suggested commands.
    let isQuiet: Bool

    /// Returns the text, which is empty if there are no findings.
    func text() -> String {
        let shown = report.findings.filter { $0.severity >= selection.leastSeverity }
        let overview = FindingOverview(shown, listsAll: listsAll)
        let blocks = [lines(for: overview.listed), table(of: overview.coverage), notes(overview.counted)]
        return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    // MARK: - Findings

    private func lines(for findings: [Finding]) -> [String] {
        let order = selection.order ?? .severity
        let context = LintReportContext(styler: styler)
        let all = Array(FindingLine.lines(for: findings).enumerated())
        let costliest = FindingOrder.severity.sorted(all, by: \.element.first)
        let hidden = costliest.filter { !isNamed($0.element) }.dropFirst(selection.limit ?? all.count)
        let places = Set(hidden.map(\.offset))
        let printed = all.filter { !places.contains($0.offset) }.map(\.element)
        return order.sorted(printed, by: \.first).map { $0.text(in: context) }
            + more(hidden.flatMap(\.element.findings))
    }

    /// Whether a line is about a gap that is listed individually.
    ///
    /// On a terminal, such lines do not count towards the limit.
    private func isNamed(_ line: FindingLine) -> Bool {
        isFitted && !listsAll && line.first.impact == .coverage
    }

    private func more(_ hidden: [Finding]) -> [String] {
        guard !hidden.isEmpty else { return [] }
        let text = Texts.Lint.More.byRule(count: hidden.count, rules: RuleCounts(hidden).text)
        let hint = isQuiet || !isFitted ? [] : [styler.styled(Texts.Lint.More.show.resolved, as: .dim)]
        return wrapped(text.resolved) + hint
    }

    // MARK: - Sums

    private func table(of coverage: [Finding]) -> [String] {
        guard !coverage.isEmpty else { return [] }
        let table = CoverageTable(coverage, targets: report.targets, paths: paths)
        return table.lines(width: width, styler: styler, withHints: !isQuiet)
    }

    private func notes(_ notes: [Finding]) -> [String] {
        guard !notes.isEmpty else { return [] }
        return wrapped(Texts.Lint.notesCounted(rules: RuleCounts(notes).text).resolved)
    }

    private func wrapped(_ text: String) -> [String] {
        width.map { LineWrapping.lines(of: text, width: $0) } ?? [text]
    }
}
