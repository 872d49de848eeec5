import CatalogLint
import CatalogRuntime
import InterfaceTexts
import LintReports
import TerminalSupport
import Workspaces

/// The end of a text report: the number of findings and the suggested next steps.
package struct LintSummary {
    private let report: LintReport
    private let isLimited: Bool
    private let hasBaseline: Bool
    private let acceptedCount: Int
    private let styler: Styler

    /// Creates a summary of a report.
    ///
    /// - Parameters:
    ///   - isLimited: Whether only changes are checked.
    ///   - hasBaseline: Whether there is a baseline, or a baseline must not be suggested.
    ///   - acceptedCount: The number of findings that the baseline hides.
    package init(
        _ report: LintReport, isLimited: Bool, hasBaseline: Bool, acceptedCount: Int = 0, styler: Styler
    ) {
        self.acceptedCount = acceptedCount
        self.report = report
        self.isLimited = isLimited
        self.hasBaseline = hasBaseline
        self.styler = styler
    }

    /// Returns the lines.
    package func text() -> String {
        let code = report.sourceCount > 0 ? [Texts.Lint.Code.read(count: report.sourceCount).resolved] : []
        let hidden = acceptedCount > 0 ? [Texts.Lint.accepted(count: acceptedCount).resolved] : []
        guard !report.findings.isEmpty else { return ([clean.resolved] + code + hidden).map { $0 + "\n" }.joined() }
        return ([headline] + code + hidden + nextSteps).map { $0 + "\n" }.joined()
    }

    private var clean: LocalizedString {
        let (keys, files) = (report.keyCount, report.fileCount)
        if isLimited {
            return files > 0 ? Texts.Lint.Changed.clean(keys: keys, files: files) : Texts.Lint.Changed.empty
        }
        return files > 0 ? Texts.Lint.clean(keys: keys, files: files) : Texts.Lint.empty
    }

    private var headline: String {
        let counts = [
            Texts.Lint.errors(count: report.count(.error)), Texts.Lint.warnings(count: report.count(.warning)),
            Texts.Lint.notes(count: report.count(.note)),
        ]
        let shown = zip([Severity.error, .warning, .note], counts).compactMap { severity, text in
            report.count(severity) > 0 ? styler.styled(text.resolved, as: TextStyle(.severity(severity))) : nil
        }
        let (list, keys, files) = (shown.joined(separator: ", "), report.keyCount, report.fileCount)
        let text =
            isLimited
            ? Texts.Lint.Changed.summary(counts: list, keys: keys, files: files)
            : Texts.Lint.summary(counts: list, keys: keys, files: files)
        return text.resolved
    }

    private var nextSteps: [String] {
        // Findings in standard input cannot be fixed, because there is no file to write to.
        let files = report.findings.filter { $0.path != Workspace.standardInput }
        let (safe, unsafe) = (files.count { !$0.fix.isEmpty }, files.count { !$0.unsafeFix.isEmpty })
        var steps: [String] = []
        if let worstRule { steps.append(Texts.Lint.Next.rule(rule: worstRule.name).resolved) }
        if safe > 0 { steps.append(Texts.Lint.Next.fix(count: safe).resolved) }
        if unsafe > 0 { steps.append(Texts.Lint.Next.fixUnsafe(count: unsafe).resolved) }
        if isIncomplete { steps.append(Texts.Lint.Next.fill.resolved) }
        if isWall { steps.append(Texts.Lint.Next.baseline(file: Self.baselineFile).resolved) }
        return steps.map { styler.styled($0, as: .dim) }
    }

    /// The rule of the most severe finding on the screen, or nil if all are about texts to translate, which need no
    /// explanation.
    ///
    /// A note counts only if there is nothing else.
    private var worstRule: RuleID? {
        let own = report.apart(report.findings).own
        let severe = own.filter { $0.severity >= .warning }
        let listed = (severe.isEmpty ? own : severe).filter { CoverageState($0.rule) == nil }
        return FindingOrder.severity.sorted(listed) { $0 }.first?.rule
    }

    /// Whether texts are missing, instead of only needing review or a translation of their copy.
    private var isIncomplete: Bool {
        report.findings.contains {
            guard let state = CoverageState($0.rule), $0.path != Workspace.standardInput else { return false }
            return state != .needsReview && state != .untranslated
        }
    }

    /// Whether there are so many errors that a baseline is worth suggesting.
    private var isWall: Bool { !hasBaseline && report.count(.error) > Self.mostErrors }

    private static let mostErrors = 20
    private static let baselineFile = ".fitloc-baseline.json"
}
