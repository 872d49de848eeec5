/// The rules that a linter knows.
///
/// ```swift
/// let rules = RuleSet(RuleSet.standard.rules + [MyOwnRule()])
/// let report = await Linter(rules: rules).check(project)
/// ```
public struct RuleSet: Sendable {
    /// The rules, in the order in which pages and lists show them.
    public let rules: [any Rule]
    /// The descriptions of the rules, in the order of `rules`.
    public let descriptions: [RuleDescription]
    private let byID: [RuleID: RuleDescription]
    /// The current id for each former id.
    package let aliases: [RuleID: RuleID]

    /// Creates a set of rules.
    ///
    /// - Parameters:
    ///   - rules: the rules. If two rules have the same id, the first one counts.
    ///   - aliases: the current id for each former id that configurations and baselines may still use.
    public init(_ rules: [any Rule], aliases: [RuleID: RuleID] = [:]) {
        self.rules = rules
        self.aliases = aliases
        descriptions = rules.map { type(of: $0).description }
        byID = Dictionary(descriptions.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Returns a set of the same rules that also accepts these former ids.
    package func knowing(_ formerIDs: [RuleID: RuleID]) -> RuleSet {
        RuleSet(rules, aliases: aliases.merging(formerIDs) { first, _ in first })
    }

    /// Returns the current id of a rule.
    public func canonical(_ id: RuleID) -> RuleID { aliases[id] ?? id }

    /// Returns the description of a rule; nil if the set has no rule with the id.
    public func description(of id: RuleID) -> RuleDescription? { byID[canonical(id)] }

    /// The rules that need the commits that texts come from.
    public var needingHistory: [RuleID] {
        rules.filter { type(of: $0).needsHistory }.map { type(of: $0).description.id }
    }
}
