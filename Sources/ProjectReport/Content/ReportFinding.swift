import CatalogLint
import LintReports
import LintRules

/// A finding with its texts.
struct ReportFinding: Sendable {
    let finding: Finding
    /// Whether the finding concerns a change since the revision that the report compares with.
    let isNew: Bool
    /// The source text; nil if there is none, or if the finding concerns the source text.
    let sourceText: String?
    /// The text that the finding concerns; nil if there is none.
    let text: String?
}

/// The findings of one rule.
struct ReportRule: Sendable {
    /// The id of the rule.
    let id: RuleID
    /// The description of the rule; nil for an unknown rule.
    let description: RuleDescription?
    /// The highest severity of the findings.
    let severity: Severity
    /// The findings, in order of path, line and column.
    let findings: [ReportFinding]

    /// Returns the findings grouped by rule, most costly first.
    static func all(of findings: [ReportFinding]) -> [ReportRule] {
        var order: [RuleID] = []
        var groups: [RuleID: [ReportFinding]] = [:]
        for finding in FindingOrder.severity.sorted(findings, by: \.finding) {
            let rule = finding.finding.rule
            if groups[rule] == nil { order.append(rule) }
            groups[rule, default: []].append(finding)
        }
        return order.map { rule in
            let findings = groups[rule] ?? []
            return ReportRule(
                id: rule, description: RuleSet.standard.description(of: rule),
                severity: findings.map(\.finding.severity).max() ?? .note, findings: findings)
        }
    }
}
