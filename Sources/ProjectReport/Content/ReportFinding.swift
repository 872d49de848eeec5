import XCStringsKit

/// A finding with the texts that it is about.
struct ReportFinding: Sendable {
    /// The finding.
    let finding: Finding
    /// Whether it is about what changed since the revision that the report compares with.
    let isNew: Bool
    /// The source text; nil where there is none, or the finding is about it.
    let sourceText: String?
    /// The text that it is about; nil where it is about none.
    let text: String?
}

/// The findings of one rule.
struct ReportRule: Sendable {
    /// The rule's name.
    let id: RuleID
    /// What the rule says of itself; nil for one that is not known.
    let description: RuleDescription?
    /// The worst severity of its findings.
    let severity: Severity
    /// Its findings, in order of path, line and column.
    let findings: [ReportFinding]

    /// The rules of some findings, what costs people most first.
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
