import CatalogLint

extension RuleSet {
    /// The rules with what was measured of them, and their severities in presets.
    public var profiles: [RuleProfile] { descriptions.map(Self.profile) }

    /// One rule with what was measured of it; nil where there is no rule of that id.
    public func profile(of id: RuleID) -> RuleProfile? { description(of: id).map(Self.profile) }

    private static func profile(of rule: RuleDescription) -> RuleProfile {
        RuleProfile(
            rule, measurement: RuleMeasurement.table[rule.id], projects: RuleMeasurement.projectCount,
            severities: Dictionary(uniqueKeysWithValues: RulePreset.allCases.map { ($0, $0.severity(of: rule)) }))
    }
}
