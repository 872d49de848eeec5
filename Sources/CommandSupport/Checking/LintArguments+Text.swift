import XCStringsKit

extension LintArguments {
    /// More lines than this would move the worst out of sight on a terminal.
    private static let linesOnTerminal = 20

    /// Findings and summary for people.
    ///
    /// - Parameters:
    ///   - fixed: what was fixed before.
    ///   - isPrinted: whether it goes to standard output, and so perhaps to a terminal.
    ///   - isFine: whether all could be read.
    func screen(
        of report: LintReport, of run: LintRun, fixed: [Finding], isPrinted: Bool, isFine: Bool
    ) -> String {
        let listsAll = findings.verbose || !rules.only.isEmpty || run.isLimited
        let isFitted = isPrinted && output.isTerminal && !findings.verbose && findings.max == nil
        let styler = isPrinted ? output.styler : .plain
        let screen = LintScreen(
            report: report, paths: input.paths,
            selection: findings.selection(fitting: isFitted ? Self.linesOnTerminal : nil),
            isFitted: isFitted, listsAll: listsAll, width: isPrinted ? output.width : nil, styler: styler,
            isQuiet: output.isQuiet
        ).text()
        // Why nothing was looked at has been said.
        let isNothing = report.fileCount == 0 && report.findings.isEmpty && !isFine
        guard !output.isQuiet, !isNothing else { return screen }
        let hasBaseline = run.isLimited || (baseline.baseline ?? run.workspace.baseline) != nil
        let summary = LintSummary(report, isLimited: run.isLimited, hasBaseline: hasBaseline, styler: styler)
        let isSilent = !fixes.fix || (fixed.isEmpty && report.findings.isEmpty)
        let done = isSilent ? "" : FixSummary(fixed).done()
        return screen + (screen.isEmpty ? "" : "\n") + done + summary.text()
    }
}
