import CatalogLint

/// Which findings of a report are shown, and in which order; nothing of it changes what was found.
public struct FindingSelection: Hashable, Sendable {
    /// The order; nil for that of the form.
    public var order: FindingOrder?
    /// The least severity that is shown.
    public var leastSeverity: Severity
    /// How many are shown at most, the costliest; nil for all.
    public var limit: Int?

    /// Creates a selection; without arguments all findings are shown.
    public init(order: FindingOrder? = nil, leastSeverity: Severity = .note, limit: Int? = nil) {
        self.order = order
        self.leastSeverity = leastSeverity
        self.limit = limit
    }

    /// The findings of a report that are shown, which are in the order of their places.
    ///
    /// - Parameter order: the order of the form, where the selection has none.
    package func chosen(of report: LintReport, order standard: FindingOrder) -> [Finding] {
        let severe = report.findings.filter { $0.severity >= leastSeverity }
        let order = order ?? standard
        guard let limit, severe.count > limit else { return order.sorted(severe) { $0 } }
        let costliest = FindingOrder.severity.sorted(Array(severe.enumerated())) { $0.element }.prefix(limit)
        return order.sorted(costliest.sorted { $0.offset < $1.offset }.map(\.element)) { $0 }
    }
}
