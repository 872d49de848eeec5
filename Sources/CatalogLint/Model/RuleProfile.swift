/// A rule with data from outside the rule: its measurement, and its severity in each preset.
public struct RuleProfile: Sendable {
    /// The description of the rule.
    public let rule: RuleDescription
    /// The measured accuracy of the rule; nil if there is no measurement.
    public let measurement: RuleMeasurement?
    /// The number of projects in the measurement.
    public let projects: Int
    private let severities: [RulePreset: Severity]

    /// Creates a profile.
    ///
    /// By default, every preset has the rule's own severity.
    public init(
        _ rule: RuleDescription, measurement: RuleMeasurement? = nil, projects: Int = 0,
        severities: [RulePreset: Severity] = [:]
    ) {
        self.rule = rule
        self.measurement = measurement
        self.projects = projects
        self.severities = severities
    }

    /// Returns the rule's severity in a preset.
    public func severity(in preset: RulePreset) -> Severity { severities[preset] ?? rule.severity }

    /// A summary of the measurement, without a full stop; nil if there is no measurement.
    package var measured: String? { measurement?.summary(projects: projects) }

    /// The severities in all presets, on one line: `minimal: off · recommended: note · strict: warning`.
    package var presets: String {
        RulePreset.allCases.map { "\($0.rawValue): \(severity(in: $0).rawValue)" }.joined(separator: " · ")
    }
}
