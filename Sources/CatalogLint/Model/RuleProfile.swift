/// A rule with data from outside the rule: its measurements, and its severity in each preset.
public struct RuleProfile: Sendable {
    /// The description of the rule.
    public let rule: RuleDescription
    /// The accuracy of the rule on the projects that it was tuned on; nil if it was not measured.
    public let tuned: RuleMeasurement?
    /// The accuracy of the rule on projects that nobody had looked at before; nil if it was not measured.
    public let unseen: RuleMeasurement?
    private let severities: [RulePreset: Severity]

    /// Creates a profile.
    ///
    /// By default, every preset has the rule's own severity.
    public init(
        _ rule: RuleDescription, tuned: RuleMeasurement? = nil, unseen: RuleMeasurement? = nil,
        severities: [RulePreset: Severity] = [:]
    ) {
        self.rule = rule
        self.tuned = tuned
        self.unseen = unseen
        self.severities = severities
    }

    /// Returns the rule's severity in a preset.
    public func severity(in preset: RulePreset) -> Severity { severities[preset] ?? rule.severity }

    /// The measurement that says most: that on unseen projects if it is evidence, else the other.
    package var evidence: RuleMeasurement? { unseen?.isEvidence == true ? unseen : tuned }

    /// Sentences about the measurements; nil if there are none.
    package var measured: String? {
        let doubt = unseen?.isEvidence == false ? "; no evidence" : ""
        let sentences = [
            unseen.map { "On projects that it had not seen: \($0.summary)\(doubt)." },
            tuned.map { "On those that it was tuned on: \($0.summary)." },
        ].compactMap { $0 }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// The severities in all presets, on one line: `minimal: off · recommended: note · strict: warning`.
    package var presets: String {
        RulePreset.allCases.map { "\($0.rawValue): \(severity(in: $0).rawValue)" }.joined(separator: " · ")
    }
}
