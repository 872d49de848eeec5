import CatalogRuntime
import XCStringsKit

/// The end of a report for people: how much was found, by which rules, and what to do next.
package struct LintSummary {
    private let report: LintReport
    private let isLimited: Bool
    private let styler: Styler

    /// Creates a summary of a report.
    ///
    /// - Parameter isLimited: whether only keys and files that changed were looked at.
    package init(_ report: LintReport, isLimited: Bool = false, styler: Styler) {
        self.report = report
        self.isLimited = isLimited
        self.styler = styler
    }

    /// The lines.
    package func text() -> String {
        let code = report.sourceCount > 0 ? [Texts.Lint.Code.read(count: report.sourceCount).resolved] : []
        guard !report.findings.isEmpty else { return ([clean.resolved] + code).map { $0 + "\n" }.joined() }
        return ([headline] + code + ruleLines + nextSteps).map { $0 + "\n" }.joined()
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

    /// The worst first, then the most frequent; a rule whose findings are of two severities has a line for each.
    private var ruleLines: [String] {
        let rows = Dictionary(grouping: report.findings) { RuleSeverity(rule: $0.rule, severity: $0.severity) }
            .mapValues(\.count)
        let sorted = rows.sorted { left, right in
            (right.key.severity, right.value, left.key.rule) < (left.key.severity, left.value, right.key.rule)
        }
        let width = sorted.map { String($0.value).utf8.count }.max() ?? 1
        return sorted.map { row, number in
            let count = String(repeating: " ", count: width - String(number).utf8.count) + String(number)
            let severity = styler.styled(row.severity.rawValue, as: TextStyle(.severity(row.severity)))
            return "  \(count)  \(row.rule)  \(severity)"
        }
    }

    private struct RuleSeverity: Hashable {
        let rule: RuleID
        let severity: Severity
    }

    private var nextSteps: [String] {
        guard let rule = report.findings.max(by: { $0.severity < $1.severity })?.rule else { return [] }
        // What came from standard input is nowhere that a fix could be written to.
        let files = report.findings.filter { $0.path != Workspace.standardInput }
        let (safe, unsafe) = (files.count { !$0.fix.isEmpty }, files.count { !$0.unsafeFix.isEmpty })
        let steps =
            [Texts.Lint.Next.rule(rule: rule.name)] + (safe > 0 ? [Texts.Lint.Next.fix(count: safe)] : [])
            + (unsafe > 0 ? [Texts.Lint.Next.fixUnsafe(count: unsafe)] : [])
        return steps.map { styler.styled($0.resolved, as: .dim) }
    }
}
