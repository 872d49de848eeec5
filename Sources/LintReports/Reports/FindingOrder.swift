import CatalogLint

/// The order of findings in a report.
public enum FindingOrder: String, Hashable, Sendable, CaseIterable {
    /// By cost: errors, then warnings, then notes.
    ///
    /// Within each group, the order is by the impact of the rule, with missing translations last, then by position.
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
            // There are far fewer ranks than findings.
            Dictionary(grouping: elements) { FindingRank(finding($0)) }
                .sorted { $0.key < $1.key }.flatMap(\.value)
        }
    }
}

/// The sort rank of a finding in the order by cost.
private struct FindingRank: Comparable, Hashable {
    private let severity: Severity
    private let impact: RuleImpact

    init(_ finding: Finding) {
        severity = finding.severity
        impact = finding.impact
    }

    static func < (left: FindingRank, right: FindingRank) -> Bool {
        (right.severity, left.impact) < (left.severity, right.impact)
    }
}
