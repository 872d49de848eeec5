import XCStringsKit

/// Rules for people: a line or a few for each, by category.
package struct RuleTable {
    private let width: Int?
    private let styler: Styler

    /// Creates a table for a terminal of a width; nil where nothing is to be wrapped.
    package init(width: Int?, styler: Styler) {
        self.width = width
        self.styler = styler
    }

    /// The rules; their columns stand below one another through all categories.
    package func text(of rules: [RuleDescription]) -> String {
        let column = rules.map { $0.id.name.utf8.count }.max() ?? 0
        let blocks = RulePage.grouped(rules).map { group in
            styler.styled(group.category.rawValue, as: .bold) + "\n"
                + group.rules.map { lines(of: $0, column: column) }.joined()
        }
        return blocks.joined(separator: "\n")
            + "\n" + styler.styled("`fitloc rules ID` says more; `fitloc lint --fix` makes safe fixes.", as: .dim)
            + "\n"
    }

    private func lines(of rule: RuleDescription, column: Int) -> String {
        let name = padded(rule.id.name, to: column)
        let severity = padded(rule.severity.rawValue, to: 7)
        let fix = padded(rule.fix == .none ? "" : rule.fix.rawValue, to: 6)
        let indent = 2 + column + 2 + 7 + 2 + 6 + 2
        let summary = width.map { LineWrapping.lines(of: rule.summary, width: max($0 - indent, 24)) } ?? [rule.summary]
        let styledSeverity = styler.styled(severity, as: TextStyle(rule.severity))
        let start = "  \(name)  \(styledSeverity)  \(fix)  "
        return start + summary.joined(separator: "\n" + String(repeating: " ", count: indent)) + "\n"
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.utf8.count, 0))
    }
}

extension TextStyle {
    /// The style of a severity's word.
    init(_ severity: Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note: self = .note
        case .off: self = .dim
        }
    }
}
