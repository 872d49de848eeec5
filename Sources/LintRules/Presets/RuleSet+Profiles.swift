import CatalogLint

extension RuleSet {
    /// The rules with their measurements and their severities in presets.
    public var profiles: [RuleProfile] { descriptions.map(Self.profile) }

    /// A rule with its measurements; nil if no rule has the id.
    public func profile(of id: RuleID) -> RuleProfile? { description(of: id).map(Self.profile) }

    private static func profile(of rule: RuleDescription) -> RuleProfile {
        RuleProfile(
            rule, tuned: RuleMeasurement.tuned[rule.id], unseen: RuleMeasurement.unseen[rule.id],
            severities: Dictionary(uniqueKeysWithValues: RulePreset.allCases.map { ($0, $0.severity(of: rule)) }))
    }
}
