/// The end of a report for people: how much was found, by which rules, and what to do next.
struct TextReportSummary {
    let report: LintReport
    let context: LintReportContext

    func rendered() -> String {
        let files = Self.counted(report.fileCount, "file", "files")
        let keys = Self.counted(report.keyCount, "key", "keys")
        guard report.fileCount > 0 else { return "No catalogs or tables found.\n" }
        guard !report.findings.isEmpty else { return "No findings in \(keys) of \(files).\n" }
        return ([headline(files: files, keys: keys)] + ruleLines + nextSteps).map { $0 + "\n" }.joined()
    }

    private func headline(files: String, keys: String) -> String {
        let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
            let count = report.count(severity)
            guard count > 0 else { return nil }
            let text = Self.counted(count, severity.rawValue, severity.rawValue + "s")
            return context.emphasize(text, .severity(severity))
        }
        return counts.joined(separator: ", ") + " in \(keys) of \(files)"
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
            let severity = context.emphasize(row.severity.rawValue, .severity(row.severity))
            return "  \(count)  \(row.rule)  \(severity)"
        }
    }

    private struct RuleSeverity: Hashable {
        let rule: RuleID
        let severity: Severity
    }

    private var nextSteps: [String] {
        guard let rule = report.findings.max(by: { $0.severity < $1.severity })?.rule else { return [] }
        var lines = [context.emphasize("`fitloc rules \(rule)` says why it matters.", .faint)]
        let fixable = report.findings.count { !$0.fix.isEmpty }
        if fixable > 0 {
            let subject = fixable == 1 ? "1 of them" : "\(TextReport.grouped(fixable)) of them"
            lines.append(context.emphasize("`fitloc lint --fix` mends \(subject).", .faint))
        }
        return lines
    }

    private static func counted(_ count: Int, _ one: String, _ other: String) -> String {
        "\(TextReport.grouped(count)) \(count == 1 ? one : other)"
    }
}
