import ArgumentParser
import XCStringsKit

extension RuleID {
    /// Reads a rule's name; one that does not exist is refused, with the nearest that does.
    package static func parse(_ argument: String) throws -> RuleID {
        let id = RuleSet.standard.canonical(RuleID(argument))
        guard RuleSet.standard.description(of: id) == nil else { return id }
        let nearest = Spelling.nearest(to: argument, in: RuleSet.standard.descriptions.map(\.id.name))
        let hint = nearest.map { "did you mean “\($0)”?" } ?? "`fitloc rules` lists them."
        throw ValidationError("There is no rule “\(VisibleText.shown(argument))”; \(hint)")
    }
}

/// A rule and a severity, written `RULE=SEVERITY`.
struct RuleSeverity: Sendable {
    let rule: RuleID
    let severity: Severity

    static func parse(_ argument: String) throws -> RuleSeverity {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let severity = Severity(rawValue: parts[1]) else {
            throw ValidationError("“\(argument)” should read RULE=LEVEL; levels are off, note, warning and error.")
        }
        return RuleSeverity(rule: try RuleID.parse(parts[0]), severity: severity)
    }
}

/// Options on which rules are asked.
package struct RuleSelectionOptions: ParsableArguments {
    @Option(
        name: .customLong("rule"), help: ArgumentHelp("Ask only this rule; repeatable.", valueName: "id"),
        transform: RuleID.parse)
    var only: [RuleID] = []

    @Option(help: ArgumentHelp("Don't ask this rule; repeatable.", valueName: "id"), transform: RuleID.parse)
    var disable: [RuleID] = []

    @Option(
        help: ArgumentHelp(
            "Make a rule's findings off, note, warning or error; repeatable.", valueName: "id=level"),
        transform: RuleSeverity.parse)
    var severity: [RuleSeverity] = []

    /// Creates options that ask all rules.
    package init() {}

    /// Which rules are asked.
    package var selection: RuleSelection {
        RuleSelection(
            only: Set(only), disabled: Set(disable),
            severities: Dictionary(severity.map { ($0.rule, $0.severity) }) { _, last in last })
    }
}
