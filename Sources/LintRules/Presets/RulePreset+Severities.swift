import CatalogLint

extension RulePreset {
    /// The severity that the preset gives a rule.
    package func severity(of rule: RuleDescription) -> Severity {
        switch self {
        case .minimal: rule.severity == .error && !Self.gaps.contains(rule.id) ? .error : .off
        case .recommended: rule.severity
        case .strict: Self.stricter.contains(rule.id) ? max(rule.severity, .warning) : rule.severity
        }
    }

    /// The severities that differ from the rules' own.
    package func severities(of rules: RuleSet) -> [RuleID: Severity] {
        let changed = rules.descriptions.map { ($0.id, severity(of: $0), $0.severity) }.filter { $0.1 != $0.2 }
        return Dictionary(changed.map { ($0.0, $0.1) }) { first, _ in first }
    }

    /// Rules about missing texts: people see another language then, but nothing wrong.
    package static let gaps: Set<RuleID> = [
        "missing-translation", "missing-language", "lproj-file-missing", "plural-missing-category", "state-new",
        "partial-variation",
    ]

    /// Rules that are notes or off by default, and warnings in `strict`.
    ///
    /// Rules that need words from the configuration are silent without them. Rules of style are not included, because a
    /// project chooses its own style.
    package static let stricter: Set<RuleID> = [
        "bracket-mismatch", "case-collision", "comment-useless", "conflicting-call-sites", "default-value-drift",
        "device-wording", "diacritics-differ",
        "do-not-translate-term", "ellipsis-mismatch", "forbidden-term", "glossary", "interpolated-nslocalizedstring",
        "language-code-style", "misspelt-name", "missing-comment", "must-translate-term", "needs-plural",
        "needs-review",
        "number-mismatch", "plural-extra-category", "quote-mismatch", "substitution-missing-arg",
        "swapped-translations", "two-scripts",
    ]
}
