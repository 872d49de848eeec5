import CatalogCore
import CatalogLint
import FileSearch
import InterfaceTexts
import LintReports
import TerminalSupport

/// The findings of a run as text.
///
/// Errors and warnings are listed first, most severe first, with a few lines for each rule. Gaps are summarized in a table
/// by language; small groups of them are listed instead. Notes and findings in code of others are only counted.
struct LintScreen {
    /// The report to show.
    let report: LintReport
    /// The checked files and folders as given, which suggested commands repeat.
    let paths: [String]
    /// The selection and order of findings.
    let selection: FindingSelection
    /// Whether people read the text as it is printed, without a limit of their own.
    ///
    /// Each rule then has a few lines, and a limit is that of the terminal.
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
        let parts = listsAll ? (own: shown, others: []) : report.apart(shown)
        let overview = FindingOverview(parts.own, listsAll: listsAll)
        let blocks = [
            lines(for: overview.listed), table(of: overview.coverage), notes(overview.counted), vendored(parts.others),
        ]
        return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    // MARK: - Findings

    private func lines(for findings: [Finding]) -> [String] {
        let order = selection.order ?? .severity
        let all = Array(FindingLine.lines(for: findings, isBrief: !listsAll).enumerated())
        let costliest = FindingOrder.severity.sorted(all, by: \.element.first)
        let lines = costliest.map(\.element)
        let isLimited = !listsAll && (isFitted || selection.limit.map { lines.count > $0 } ?? false)
        let fitting = LineSelection(
            lines, limit: selection.limit, ofRule: isLimited ? Self.mostOfRule : nil, isCounted: { !isNamed($0) })
        let locations = Set(fitting.hidden.map { costliest[$0].offset })
        let printed = order.sorted(all.filter { !locations.contains($0.offset) }.map(\.element), by: \.first)
        let hidden = fitting.hidden.map { lines[$0] }
        let isByRule = !hidden.isEmpty && order == .severity && !listsAll
        return texts(of: isByRule ? LineSelection.byRule(printed) : printed, hiding: hidden)
    }

    /// Returns lines, each rule's last one with the number of its hidden findings, and the sum of the other hidden ones.
    private func texts(of lines: [FindingLine], hiding hidden: [FindingLine]) -> [String] {
        let context = LintReportContext(styler: styler)
        var rest = Dictionary(grouping: hidden.flatMap { $0.findings + $0.alsoFound }, by: \.rule)
        let last = Dictionary(lines.enumerated().map { ($1.first.rule, $0) }) { $1 }
        var texts: [String] = []
        for (index, line) in lines.enumerated() {
            texts.append(line.text(in: context))
            let rule = line.first.rule
            guard !listsAll, last[rule] == index, let others = rest.removeValue(forKey: rule) else { continue }
            texts.append(styler.styled("  " + Texts.Lint.More.same(count: others.count).resolved, as: .dim))
        }
        return texts + more(rest.values.flatMap { $0 }, isAnyHidden: !hidden.isEmpty)
    }

    /// The maximum number of lines of a rule.
    private static let mostOfRule = 3

    /// Whether a line is about a gap that is listed individually.
    ///
    /// On a terminal, such lines do not count towards the limit.
    private func isNamed(_ line: FindingLine) -> Bool {
        isFitted && !listsAll && CoverageState(line.first.rule) != nil
    }

    private func more(_ hidden: [Finding], isAnyHidden: Bool) -> [String] {
        guard isAnyHidden else { return [] }
        let text = Texts.Lint.More.byRule(count: hidden.count, rules: RuleCounts(hidden).text)
        let hint = isQuiet || !isFitted ? [] : [styler.styled(Texts.Lint.More.show.resolved, as: .dim)]
        return (hidden.isEmpty ? [] : wrapped(text.resolved)) + hint
    }

    // MARK: - Code of others

    private func vendored(_ findings: [Finding]) -> [String] {
        guard !findings.isEmpty else { return [] }
        let folders = Set(findings.compactMap { TestFolders.vendoredFolder(of: $0.path) }).sorted()
        let names = folders.map { VisibleText.path($0) }.joined(separator: ", ")
        let errors = findings.count { $0.severity == .error }
        let text =
            errors > 0
            ? Texts.Lint.vendoredErrors(count: findings.count, errors: "\(errors)", folders: names)
            : Texts.Lint.vendored(count: findings.count, folders: names)
        return wrapped(text.resolved)
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

extension LintReport {
    /// Returns findings in the project's own files, and those in code of others.
    ///
    /// If the project has no tables of its own, all of them count as its own.
    func apart(_ findings: [Finding]) -> (own: [Finding], others: [Finding]) {
        let vendored = Set(Set(findings.map(\.path)).filter { TestFolders.vendoredFolder(of: $0) != nil })
        guard !vendored.isEmpty, keyCounts.keys.contains(where: { TestFolders.vendoredFolder(of: $0) == nil }) else {
            return (findings, [])
        }
        return (findings.filter { !vendored.contains($0.path) }, findings.filter { vendored.contains($0.path) })
    }
}
