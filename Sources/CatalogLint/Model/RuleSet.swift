/// The rules that a linter knows.
///
/// ```swift
/// let rules = RuleSet(RuleSet.standard.rules + [MyOwnRule()])
/// let report = await Linter(rules: rules).check(project)
/// ```
public struct RuleSet: Sendable {
    /// The rules, in the order in which pages and lists show them.
    public let rules: [any Rule]
    /// The descriptions of the rules, in the same order.
    public let descriptions: [RuleDescription]
    private let byID: [RuleID: RuleDescription]
    /// Former ids with the present ones.
    package let aliases: [RuleID: RuleID]

    /// Creates a set of rules.
    ///
    /// - Parameters:
    ///   - rules: the rules; of two with the same id the first counts.
    ///   - aliases: former ids of rules, which configurations and baselines may still use, with the present ones.
    public init(_ rules: [any Rule], aliases: [RuleID: RuleID] = [:]) {
        self.rules = rules
        self.aliases = aliases
        descriptions = rules.map { type(of: $0).description }
        byID = Dictionary(descriptions.map { ($0.id, $0) }) { first, _ in first }
    }

    /// The same rules, known by these former ids too.
    package func knowing(_ formerIDs: [RuleID: RuleID]) -> RuleSet {
        RuleSet(rules, aliases: aliases.merging(formerIDs) { first, _ in first })
    }

    /// The present id of a rule.
    public func canonical(_ id: RuleID) -> RuleID { aliases[id] ?? id }

    /// The description of a rule; nil if there is no rule of that id.
    public func description(of id: RuleID) -> RuleDescription? { byID[canonical(id)] }

    /// The rules that need to know which commits texts come from.
    public var needingHistory: [RuleID] {
        rules.filter { type(of: $0).needsHistory }.map { type(of: $0).description.id }
    }
}
