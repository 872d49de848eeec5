import CatalogLint

/// The severities that a list of rules shows.
package enum RuleSeverities: Sendable {
    /// Those of a preset.
    case preset(RulePreset)
    /// Those of a project, with the path of its configuration.
    case project(LintSettings, String)

    /// Returns the severity of a rule, regardless of exceptions for single files, keys and languages.
    package func severity(of profile: RuleProfile) -> Severity {
        switch self {
        case .preset(let preset): profile.severity(in: preset)
        case .project(let settings, _): settings.severities[profile.rule.id] ?? profile.rule.severity
        }
    }

    /// The path of the configuration; nil for a preset.
    package var path: String? {
        guard case .project(_, let path) = self else { return nil }
        return path
    }
}
