import CatalogLint

/// The order in which a report puts its findings.
public enum FindingOrder: String, Hashable, Sendable, CaseIterable {
    /// What costs people most first: errors and warnings about content, then what is to be translated, then notes;
    /// in each, errors first, then by the impact of the rule, then by place.
    case severity
    /// By path, line and column.
    case path
}

extension FindingOrder {
    /// The elements in this order; they come in the order of their places.
    package func sorted<Element>(_ elements: [Element], by finding: (Element) -> Finding) -> [Element] {
        switch self {
        case .path: elements
        case .severity:
            elements.enumerated().map { (FindingRank(finding($0.element)), $0.offset, $0.element) }
                .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        }
    }
}

/// How early a finding comes where the costliest come first.
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
