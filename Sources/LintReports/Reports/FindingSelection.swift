import CatalogLint

/// The findings of a report to show, and their order.
///
/// It does not affect totals.
public struct FindingSelection: Hashable, Sendable {
    /// The order; nil for the default of the format.
    public var order: FindingOrder?
    /// The lowest severity to show.
    public var leastSeverity: Severity
    /// The maximum number of findings to show, most costly first; nil for all.
    public var limit: Int?

    /// Creates a selection.
    ///
    /// Without arguments, it includes all findings.
    public init(order: FindingOrder? = nil, leastSeverity: Severity = .note, limit: Int? = nil) {
        self.order = order
        self.leastSeverity = leastSeverity
        self.limit = limit
    }

    /// Returns the findings to show.
    ///
    /// The report's findings must be in order of position.
    ///
    /// - Parameter order: the default order of the format.
    package func chosen(of report: LintReport, order standard: FindingOrder) -> [Finding] {
        let severe = report.findings.filter { $0.severity >= leastSeverity }
        let order = order ?? standard
        guard let limit, severe.count > limit else { return order.sorted(severe) { $0 } }
        let costliest = FindingOrder.severity.sorted(Array(severe.enumerated())) { $0.element }.prefix(limit)
        return order.sorted(costliest.sorted { $0.offset < $1.offset }.map(\.element)) { $0 }
    }
}
