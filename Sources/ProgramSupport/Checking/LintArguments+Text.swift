import CatalogLint
import Sessions

extension LintArguments {
    /// The maximum number of finding lines on a terminal.
    ///
    /// More lines would scroll the most severe findings out of view.
    private static let linesOnTerminal = 20

    /// Returns the findings and the summary as text.
    ///
    /// - Parameters:
    ///   - fixed: The findings that were fixed before the report.
    ///   - isPrinted: Whether the text goes to standard output, which may be a terminal.
    ///   - isFine: Whether everything could be read.
    func screen(
        of report: LintReport, of run: LintRun, fixed: [Finding], isPrinted: Bool, isFine: Bool
    ) -> String {
        let listsAll = findings.verbose || !rules.only.isEmpty || run.isLimited
        let isFitted = isPrinted && !findings.verbose && findings.max == nil
        let styler = isPrinted ? output.styler : .plain
        let screen = LintScreen(
            report: report, paths: input.paths,
            selection: findings.selection(fitting: isFitted && output.isTerminal ? Self.linesOnTerminal : nil),
            isFitted: isFitted, listsAll: listsAll, width: isPrinted ? output.width : nil, styler: styler,
            isQuiet: output.isQuiet
        ).text()
        // The reason why nothing was checked has already been printed.
        let isNothing = report.fileCount == 0 && report.findings.isEmpty && !isFine
        guard !output.isQuiet, !isNothing else { return screen }
        let hasBaseline = run.isLimited || (baseline.baseline ?? run.workspace.baseline) != nil
        let summary = LintSummary(
            report, isLimited: run.isLimited, hasBaseline: hasBaseline,
            acceptedCount: acceptedCount(of: run, beside: report), styler: styler)
        let isSilent = !fixes.fix || (fixed.isEmpty && report.findings.isEmpty)
        let done = isSilent ? "" : FixSummary(fixed).done()
        return screen + (screen.isEmpty ? "" : "\n") + done + summary.text()
    }

    /// Returns the number of findings of a run that the baseline hides.
    func acceptedCount(of run: LintRun, beside report: LintReport) -> Int {
        let file = baseline.noBaseline ? nil : baseline.baseline ?? run.workspace.baseline
        return run.acceptedCount(beside: report, baseline: file)
    }
}
