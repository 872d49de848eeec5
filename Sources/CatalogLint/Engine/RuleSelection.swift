/// The rules to run and their severities.
///
/// The command line takes precedence over the configuration.
public struct RuleSelection: Sendable {
    /// The only rules to run; empty for all.
    public var only: Set<RuleID>
    /// The rules that do not run.
    public var disabled: Set<RuleID>
    /// Severities that take precedence over the configuration.
    public var severities: [RuleID: Severity]

    /// Creates a selection.
    ///
    /// Without arguments, all rules run as configured.
    public init(only: Set<RuleID> = [], disabled: Set<RuleID> = [], severities: [RuleID: Severity] = [:]) {
        self.only = only
        self.disabled = disabled
        self.severities = severities
    }

    /// Returns the severity of a rule's finding in a file and language.
    func severity(of rule: RuleDescription, in settings: LintSettings, at subject: FindingSubject) -> Severity {
        guard isAsked(rule.id) else { return .off }
        if let severity = severities[rule.id] { return severity }
        let override = settings.overrides.last { $0.severities[rule.id] != nil && subject.matches($0, in: settings) }
        return askedFor(rule.id, override?.severities[rule.id] ?? settings.severities[rule.id] ?? rule.severity)
    }

    /// Returns whether the rule can report anything under these settings.
    package func isActive(_ rule: RuleDescription, in settings: LintSettings) -> Bool {
        guard isAsked(rule.id) else { return false }
        let base = severities[rule.id] ?? askedFor(rule.id, settings.severities[rule.id] ?? rule.severity)
        guard base == .off, severities[rule.id] == nil else { return base != .off }
        return settings.overrides.contains { ($0.severities[rule.id] ?? .off) != .off }
    }

    func isAsked(_ rule: RuleID) -> Bool {
        !disabled.contains(rule) && (only.isEmpty || only.contains(rule))
    }

    /// Returns the severity of a rule.
    ///
    /// A rule that is off reports warnings if `only` names it.
    private func askedFor(_ rule: RuleID, _ severity: Severity) -> Severity {
        severity == .off && only.contains(rule) ? .warning : severity
    }
}
