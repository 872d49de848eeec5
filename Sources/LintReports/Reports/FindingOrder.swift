import CatalogLint

/// The order of findings in a report.
public enum FindingOrder: String, Hashable, Sendable, CaseIterable {
    /// By cost: first errors and warnings about content, then missing translations, then notes.
    ///
    /// Within each group, the order is by severity, then by the impact of the rule, then by position.
    case severity
    /// By path, line and column.
    case path
}

extension FindingOrder {
    /// Returns the elements in this order.
    ///
    /// The input must be in order of position.
    package func sorted<Element>(_ elements: [Element], by finding: (Element) -> Finding) -> [Element] {
        switch self {
        case .path: elements
        case .severity:
            elements.enumerated().map { (FindingRank(finding($0.element)), $0.offset, $0.element) }
                .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        }
    }
}

/// The sort rank of a finding in the order by cost.
private struct FindingRank: Comparable {
    private let section: Section
    private let severity: Severity
    private let impact: RuleImpact

    private enum Section: Int { case content, coverage, notes }

    init(_ finding: Finding) {
        section =
            finding.severity < .warning ? .notes : finding.impact == .coverage ? .coverage : .content
        severity = finding.severity
        impact = finding.impact
    }

    static func < (left: FindingRank, right: FindingRank) -> Bool {
        (left.section.rawValue, right.severity, left.impact) < (right.section.rawValue, left.severity, right.impact)
    }
}
