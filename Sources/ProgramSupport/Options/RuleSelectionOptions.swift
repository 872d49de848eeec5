import ArgumentParser
import CatalogCore
import CatalogLint
import CommandOutput
import LintRules

extension RuleID {
    /// Parses a rule id.
    ///
    /// Throws an error that suggests similar rules if the rule does not exist.
    package static func parse(_ argument: String) throws -> RuleID {
        let id = RuleSet.standard.canonical(RuleID(argument))
        guard RuleSet.standard.description(of: id) == nil else { return id }
        let hint = Alternatives.question(near(argument)) ?? "see `fitloc rules`"
        throw ValidationError("there is no rule “\(VisibleText.shown(argument))”; \(hint)")
    }
}

/// A rule and a severity, written `RULE=SEVERITY`.
struct RuleSeverity: Sendable {
    let rule: RuleID
    let severity: Severity

    static func parse(_ argument: String) throws -> RuleSeverity {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let severity = Severity(rawValue: parts[1]) else {
            throw ValidationError("“\(argument)” must be RULE=LEVEL; levels are off, note, warning and error.")
        }
        return RuleSeverity(rule: try RuleID.parse(parts[0]), severity: severity)
    }
}

/// The options that select the rules to run.
package struct RuleSelectionOptions: ParsableArguments {
    @Option(
        name: .customLong("rule"), help: ArgumentHelp("Run only this rule; repeatable.", valueName: "id"),
        completion: .offers(.rules), transform: RuleID.parse)
    var only: [RuleID] = []

    @Option(
        help: ArgumentHelp("Do not run this rule; repeatable.", valueName: "id"), completion: .offers(.rules),
        transform: RuleID.parse)
    var disable: [RuleID] = []

    @Option(
        help: ArgumentHelp(
            "Set the severity of a rule: off, note, warning or error; repeatable.", valueName: "id=level"),
        completion: .offers(.severities), transform: RuleSeverity.parse)
    var severity: [RuleSeverity] = []

    /// Creates options that run all rules.
    package init() {}

    /// The selection of rules.
    package var selection: RuleSelection {
        RuleSelection(
            only: Set(only), disabled: Set(disable),
            severities: Dictionary(severity.map { ($0.rule, $0.severity) }) { _, last in last })
    }
}
