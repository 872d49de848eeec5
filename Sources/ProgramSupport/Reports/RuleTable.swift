import CatalogCore
import CatalogLint
import LintReports
import TerminalSupport

/// The list of rules by category, with a line or more for each.
package struct RuleTable {
    private let severities: RuleSeverities
    private let width: Int?
    private let styler: Styler

    /// Creates a table for the width of a terminal, or without wrapping if `width` is nil.
    ///
    /// - Parameter severities: The severities to show.
    package init(_ severities: RuleSeverities, width: Int?, styler: Styler) {
        self.severities = severities
        self.width = width
        self.styler = styler
    }

    /// Returns the list of rules, with columns aligned across categories.
    package func text(of rules: [RuleProfile]) -> String {
        let column = rules.map { $0.rule.id.name.utf8.count }.max() ?? 0
        let blocks = RulePage.grouped(rules).map { group in
            styler.styled(group.category.rawValue, as: .bold) + "\n"
                + group.rules.map { lines(of: $0, column: column) }.joined()
        }
        let source = severities.path.map { "Severities of \(VisibleText.path($0)). " } ?? ""
        let hints =
            "`fitloc rules ID` explains a rule, `--preset strict` shows a preset, `fitloc lint --fix` makes safe fixes."
        return blocks.joined(separator: "\n") + "\n" + styler.styled(source + hints, as: .dim) + "\n"
    }

    private func lines(of profile: RuleProfile, column: Int) -> String {
        let rule = profile.rule
        let name = padded(rule.id.name, to: column)
        let own = severities.severity(of: profile)
        let severity = padded(own.rawValue, to: 7)
        let impact = padded(rule.impact.rawValue, to: 8)
        let fix = padded(rule.fix == .none ? "" : rule.fix.rawValue, to: 6)
        let indent = 2 + column + 2 + 7 + 2 + 8 + 2 + 6 + 2
        let styledSeverity = styler.styled(severity, as: TextStyle(own))
        let start = "  \(name)  \(styledSeverity)  \(impact)  \(fix)"
        guard let width else { return "\(start)  \(rule.summary)\n" }
        // Put the summary next to the columns, or below them if there is too little space.
        let isBeside = width - indent >= Self.leastRoom
        let left = isBeside ? indent : 6
        let gap = "\n" + String(repeating: " ", count: left)
        let summary = LineWrapping.lines(of: rule.summary, width: max(width - left, Self.leastRoom))
        return (isBeside ? start + "  " : trimmed(start) + gap) + summary.joined(separator: gap) + "\n"
    }

    private func trimmed(_ line: String) -> String {
        String(line.dropLast(line.reversed().prefix { $0 == " " }.count))
    }

    /// The minimum width of the summaries.
    private static let leastRoom = 30

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.utf8.count, 0))
    }
}

extension TextStyle {
    /// Creates the style for a severity.
    init(_ severity: Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note: self = .note
        case .off: self = .dim
        }
    }
}
