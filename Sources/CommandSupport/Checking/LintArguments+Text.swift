import XCStringsKit

extension LintArguments {
    /// More lines than this would move the worst out of sight on a terminal.
    private static let linesOnTerminal = 20

    /// Prints findings and summary for people.
    ///
    /// - Parameter fixed: what was fixed before.
    func write(
        _ report: LintReport, of run: LintRun, fixed: [Finding], to console: inout Console
    ) throws {
        let listsAll = findings.verbose || !rules.only.isEmpty || run.isLimited
        let isFitted = output.isTerminal && !findings.verbose && findings.max == nil
        let screen = LintScreen(
            report: report, paths: input.paths,
            selection: findings.selection(fitting: isFitted ? Self.linesOnTerminal : nil),
            isFitted: isFitted, listsAll: listsAll, width: output.width, styler: output.styler,
            isQuiet: output.isQuiet
        ).text()
        try console.write(screen)
        // Why nothing was looked at has been said.
        let isNothing = report.fileCount == 0 && report.findings.isEmpty && !console.isFine
        guard !output.isQuiet, !isNothing else { return }
        let hasBaseline = run.isLimited || (baseline.baseline ?? run.workspace.baseline) != nil
        let summary = LintSummary(
            report, isLimited: run.isLimited, hasBaseline: hasBaseline, styler: output.styler)
        let isSilent = !fixes.fix || (fixed.isEmpty && report.findings.isEmpty)
        let done = isSilent ? "" : FixSummary(fixed).done()
        try console.write((screen.isEmpty ? "" : "\n") + done + summary.text())
    }
}
