import XCStringsKit

/// The findings of a run for people.
///
/// Errors and warnings are lines, the worst first; what is to be translated is a table by language; notes are numbers.
/// What there is but a handful of is lines in any case.
struct LintScreen {
    /// What was found.
    let report: LintReport
    /// The files and folders that were asked for, which hints name again.
    let paths: [String]
    /// What of it is shown, and in which order.
    let selection: FindingSelection
    /// Whether the number of lines is the terminal's, not the user's.
    let isFitted: Bool
    /// Whether every finding is a line, and nothing is summed up.
    let listsAll: Bool
    /// The terminal's width; nil where there is none to fit into.
    let width: Int?
    /// What sets off parts of lines.
    let styler: Styler
    /// Whether hints are left out.
    let isQuiet: Bool

    /// The lines; empty where there is nothing to say.
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

    /// Whether a line is one of the handful that would have been a table otherwise: a terminal has room for those.
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
