/// A set of severities that a configuration can start from.
public enum RulePreset: String, Hashable, Sendable, CaseIterable {
    /// Only rules for crashes, build failures and wrong texts.
    case minimal
    /// The default severities of the rules.
    case recommended
    /// Also warnings from rules that are notes or off by default, and that are nearly always right.
    case strict
}
