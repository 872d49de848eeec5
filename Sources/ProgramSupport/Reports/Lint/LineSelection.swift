import CatalogLint
import LintReports

/// The selection of the lines that fit, so that no rule hides all others.
struct LineSelection {
    /// The indices of the lines that are left out.
    let hidden: [Int]

    /// Selects lines.
    ///
    /// - Parameters:
    ///   - lines: The lines, most costly first.
    ///   - limit: The maximum number of lines; nil for all.
    ///   - ofRule: The maximum number of lines of one rule if not all lines fit; nil for all.
    init(_ lines: [FindingLine], limit: Int?, ofRule most: Int?) {
        guard let limit, lines.count > limit else {
            hidden = []
            return
        }
        var counts: [RuleID: Int] = [:]
        var kept = 0
        hidden = lines.indices.filter { index in
            let count = counts[lines[index].first.rule, default: 0]
            guard kept < limit, most.map({ count < $0 }) ?? true else { return true }
            counts[lines[index].first.rule] = count + 1
            kept += 1
            return false
        }
    }

    /// Returns lines with those of one rule and severity together, in the order of the first of them.
    static func byRule(_ lines: [FindingLine]) -> [FindingLine] {
        var order: [RuleCase] = []
        let groups = Dictionary(grouping: lines) { RuleCase(rule: $0.first.rule, severity: $0.first.severity) }
        for line in lines {
            let rule = RuleCase(rule: line.first.rule, severity: line.first.severity)
            if !order.contains(rule) { order.append(rule) }
        }
        return order.flatMap { groups[$0] ?? [] }
    }

    /// A rule with a severity of its findings.
    private struct RuleCase: Hashable {
        let rule: RuleID
        let severity: Severity
    }
}
