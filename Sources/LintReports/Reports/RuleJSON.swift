import CatalogCore
import CatalogLint

/// JSON output for the descriptions of rules.
///
/// Later versions only add fields.
package enum RuleJSON {
    /// Returns the rules in the given order, with a newline at the end.
    ///
    /// - Parameter severities: The severities, among which may be those of the project.
    package static func rendered(
        _ rules: [RuleProfile], _ severities: RuleSeverities = .preset(.recommended)
    ) -> String {
        let whole: DocumentFragment = [
            "version": 1,
            "rules": .array(rules.map { fragment(of: $0, severities) }),
        ]
        return whole.printedJSON + "\n"
    }

    private static func fragment(of profile: RuleProfile, _ severities: RuleSeverities) -> DocumentFragment {
        let rule = profile.rule
        let presets = RulePreset.allCases.map { preset in
            DocumentFragment.Member(preset.rawValue, .string(profile.severity(in: preset).rawValue))
        }
        return [
            "rule": .string(rule.id.name),
            "category": .string(rule.category.rawValue),
            "severity": .string(rule.severity.rawValue),
            "project_severity": .optional(severities.path.map { _ in severities.severity(of: profile).rawValue }),
            "impact": .string(rule.impact.rawValue),
            "fix": .string(rule.fix.rawValue),
            "fix_limits": .optional(rule.fixLimits.isEmpty ? nil : rule.fixLimits),
            "scope": .string(rule.scope.rawValue),
            "summary": .string(rule.summary),
            "rationale": .string(rule.rationale),
            "options": .array(rule.options.map(fragment)),
            "passing": .array(rule.passing.map(fragment)),
            "failing": .array(rule.failing.map(fragment)),
            "presets": .object(presets),
            "measured": profile.tuned.map(fragment) ?? .null,
            "unseen": profile.unseen.map(fragment) ?? .null,
        ]
    }

    private static func fragment(of measurement: RuleMeasurement) -> DocumentFragment {
        [
            "projects": .integer(measurement.projects), "findings": .integer(measurement.findings),
            "read": .integer(measurement.read), "right": .integer(measurement.right),
            "useless": .integer(measurement.useless), "wrong": .integer(measurement.wrong),
        ]
    }

    private static func fragment(of option: RuleOption) -> DocumentFragment {
        ["name": .string(option.name), "meaning": .string(option.meaning)]
    }

    private static func fragment(of example: RuleExample) -> DocumentFragment {
        let files = { (files: [RuleExample.File]) -> DocumentFragment in
            .array(
                files.map {
                    ["path": .string($0.path), "text": .string($0.plainText)]
                })
        }
        let languages = example.required.map { DocumentFragment.array($0.map { .string($0.spelling) }) }
        let options = example.options.values.sorted { $0.key < $1.key }.map { name, words in
            DocumentFragment.Member(name, .array(words.map { .string($0) }))
        }
        return [
            "files": files(example.files), "earlier": .array(example.earlier.map(files)),
            "languages": languages ?? .null, "options": .object(options),
            "glossary": .array(example.glossary.map { .string($0.summary) }),
        ]
    }
}
