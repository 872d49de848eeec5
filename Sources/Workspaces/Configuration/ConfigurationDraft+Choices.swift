/// The sections of an initial configuration that depend on the existing findings.
extension ConfigurationDraft {
    /// The section that makes gaps warnings, or nothing if there are no gaps.
    package var gaps: [String] {
        guard !choices.gaps.isEmpty else { return [] }
        let counts = choices.gaps.map { "#   \($0.language.shown): \($0.count)\n" }.joined()
        let rules = choices.gapRules.map { "\($0): warning" }.joined(separator: ", ")
        return [
            """
            # Gaps in these languages are warnings for now. Remove a language when it is complete,
            # so that new gaps in it are errors. Current gaps:
            \(counts)overrides:
              - languages: [\(choices.gaps.map { YAMLScalar.text($0.language.spelling) }.joined(separator: ", "))]
                rules: {\(rules)}

            """
        ]
    }

    /// The section with the preset and the severities.
    package var severities: String {
        let heading = """
            # The preset of severities: minimal (defects that crash or mislead), recommended or strict.
            # extends: recommended

            # Severities that differ from the preset: off, note, warning or error.

            """
        guard !choices.switchedOn.isEmpty else { return heading + "# rules:\n#   missing-comment: warning\n" }
        let rules = choices.switchedOn.map { rule, count in
            "  \(rule): warning  # \(count) \(count == 1 ? "finding" : "findings")\n"
        }
        return heading + "# Optional rules that found something here.\nrules:\n" + rules.joined()
    }

    /// The section with the baseline.
    package var baseline: String {
        let isExample = choices.baseline == nil
        return """
            # Findings accepted when this file was created; `fitloc lint --prune-baseline` removes fixed ones.
            \(isExample ? "# " : "")baseline: \(YAMLScalar.text(choices.baseline ?? ConfigurationChoices.baselineName))

            """
    }
}
