/// A rule with what others know of it: what was measured, and its severity in each preset.
public struct RuleProfile: Sendable {
    /// What the rule says of itself.
    public let rule: RuleDescription
    /// How often it was right; nil where nobody has measured it.
    public let measurement: RuleMeasurement?
    /// The number of projects in which that was measured.
    public let projects: Int
    private let severities: [RulePreset: Severity]

    /// Creates a profile; without more, every preset has the rule's own severity.
    public init(
        _ rule: RuleDescription, measurement: RuleMeasurement? = nil, projects: Int = 0,
        severities: [RulePreset: Severity] = [:]
    ) {
        self.rule = rule
        self.measurement = measurement
        self.projects = projects
        self.severities = severities
    }

    /// The severity that a preset gives it.
    public func severity(in preset: RulePreset) -> Severity { severities[preset] ?? rule.severity }

    /// What was measured, as a sentence without its end; nil where nobody has measured it.
    package var measured: String? { measurement?.summary(projects: projects) }

    /// The severities in all presets, as one line: `minimal: off · recommended: note · strict: warning`.
    package var presets: String {
        RulePreset.allCases.map { "\($0.rawValue): \(severity(in: $0).rawValue)" }.joined(separator: " · ")
    }
}
