/// A set of severities that a configuration may begin with.
public enum RulePreset: String, Hashable, Sendable, CaseIterable {
    /// Only what crashes, does not build, or shows people something wrong.
    case minimal
    /// The rules' own severities.
    case recommended
    /// Warnings for what is a note or off otherwise and is nearly always right.
    case strict
}
