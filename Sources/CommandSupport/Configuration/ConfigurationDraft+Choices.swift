import XCStringsKit

/// The sections of an initial configuration that depend on the existing findings.
extension ConfigurationDraft {
    /// The section that makes gaps warnings, or nothing if there are no gaps.
    var gaps: [String] {
        guard !choices.gaps.isEmpty else { return [] }
        let counts = choices.gaps.map { "#   \($0.language): \($0.count)\n" }.joined()
        let rules = choices.gapRules.map { "\($0): warning" }.joined(separator: ", ")
        return [
            """
            # Gaps in these languages are warnings for now, so that errors are what crashes or misleads. Take out a language
            # once it is complete: from then on a gap in it is an error. Found today:
            \(counts)overrides:
              - languages: [\(choices.gaps.map { YAMLScalar.text($0.language.spelling) }.joined(separator: ", "))]
                rules: {\(rules)}

            """
        ]
    }

    /// The section with the preset and the severities.
    var severities: String {
        let heading = """
            # Severities to begin with: minimal (what crashes or misleads), recommended, or strict.
            # extends: recommended

            # Severities that differ from these: off, note, warning, error.

            """
        guard !choices.switchedOn.isEmpty else { return heading + "# rules:\n#   missing-comment: warning\n" }
        let rules = choices.switchedOn.map { rule, count in
            "  \(rule): warning  # \(count) \(count == 1 ? "finding" : "findings") today\n"
        }
        return heading + "# These are off unless switched on, and found something here.\nrules:\n" + rules.joined()
    }

    /// The section with the baseline.
    var baseline: String {
        let isExample = choices.baseline == nil
        return """
            # Findings of the day this was set up; `fitloc lint --prune-baseline` takes out what is fixed.
            \(isExample ? "# " : "")baseline: \(YAMLScalar.text(choices.baseline ?? ConfigurationChoices.baselineName))

            """
    }
}
