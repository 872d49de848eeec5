import ArgumentParser
import CatalogCore
import CatalogLint
import LintRules

extension RuleID {
    /// Parses a rule id.
    ///
    /// Throws an error that suggests similar rules if the rule does not exist.
    package static func parse(_ argument: String) throws -> RuleID {
        let id = RuleSet.standard.canonical(RuleID(argument))
        guard RuleSet.standard.description(of: id) == nil else { return id }
        let hint = Alternatives.question(near(argument)) ?? "see `fitloc rules`."
        throw ValidationError("There is no rule “\(VisibleText.shown(argument))”; \(hint)")
    }

    /// Returns rules with a similar name, or else rules whose ids contain all words of the name.
    static func near(_ name: String) -> [String] {
        let known = RuleSet.standard.descriptions.map(\.id.name)
        if let nearest = Spelling.nearest(to: name, in: known) { return [nearest] }
        let words = name.split(separator: "-")
        let found = known.filter { id in words.allSatisfy(id.split(separator: "-").contains) }
        return words.isEmpty || found.count > mostHints ? [] : found
    }

    /// The maximum number of suggestions.
    ///
    /// For more, the list of all rules is more helpful.
    private static let mostHints = 12
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
