import CatalogCore
import CatalogLint
import LintReports

/// The selection of the lines to print, so that no rule hides all others.
struct LineSelection {
    /// The indices of the lines that are left out.
    let hidden: [Int]

    /// Selects lines.
    ///
    /// - Parameters:
    ///   - lines: The lines, most costly first.
    ///   - limit: The maximum number of lines; nil for all.
    ///   - ofRule: The maximum number of lines of one rule; nil for all. With it, warnings that say the same of one key, as of a
    ///     catalog and of a table made from it, count as one. Each error is to be mended by itself.
    ///   - isCounted: Returns whether a line counts towards the limit.
    init(_ lines: [FindingLine], limit: Int?, ofRule most: Int?, isCounted: (FindingLine) -> Bool = { _ in true }) {
        var counts: [RuleID: Int] = [:]
        var kept = 0
        var said: Set<Statement> = []
        hidden = lines.indices.filter { index in
            let line = lines[index]
            let count = counts[line.first.rule, default: 0]
            guard most.map({ count < $0 }) ?? true else { return true }
            if most != nil, line.first.severity < .error, let key = line.first.key {
                let statement = Statement(
                    rule: line.first.rule, key: key, languages: line.findings.map(\.language),
                    text: line.first.text.description)
                guard said.insert(statement).inserted else { return true }
            }
            if isCounted(line) {
                guard limit.map({ kept < $0 }) ?? true else { return true }
                kept += 1
            }
            counts[line.first.rule] = count + 1
            return false
        }
    }

    /// What a rule says of a key.
    private struct Statement: Hashable {
        let rule: RuleID
        let key: String
        let languages: [LanguageTag?]
        let text: String
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
