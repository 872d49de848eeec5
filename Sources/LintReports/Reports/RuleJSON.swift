import CatalogCore
import CatalogLint

/// JSON output for the descriptions of rules.
///
/// Later versions only add fields.
package enum RuleJSON {
    /// Returns the rules in the given order, with a newline at the end.
    package static func rendered(_ rules: [RuleProfile]) -> String {
        let whole = DocumentFragment.object([
            .init("version", .integer(1)),
            .init("rules", .array(rules.map(fragment))),
        ])
        return whole.printedJSON + "\n"
    }

    private static func fragment(of profile: RuleProfile) -> DocumentFragment {
        let rule = profile.rule
        let presets = RulePreset.allCases.map { preset in
            DocumentFragment.Member(preset.rawValue, .string(profile.severity(in: preset).rawValue))
        }
        return .object([
            .init("rule", .string(rule.id.name)),
            .init("category", .string(rule.category.rawValue)),
            .init("severity", .string(rule.severity.rawValue)),
            .init("impact", .string(rule.impact.rawValue)),
            .init("fix", .string(rule.fix.rawValue)),
            .init("fix_limits", .optional(rule.fixLimits.isEmpty ? nil : rule.fixLimits)),
            .init("scope", .string(rule.scope.rawValue)),
            .init("summary", .string(rule.summary)),
            .init("rationale", .string(rule.rationale)),
            .init("options", .array(rule.options.map(fragment))),
            .init("passing", .array(rule.passing.map(fragment))),
            .init("failing", .array(rule.failing.map(fragment))),
            .init("presets", .object(presets)),
            .init("measured", profile.measurement.map { fragment(of: $0, projects: profile.projects) } ?? .null),
        ])
    }

    private static func fragment(of measurement: RuleMeasurement, projects: Int) -> DocumentFragment {
        .object([
            .init("projects", .integer(projects)), .init("findings", .integer(measurement.findings)),
            .init("read", .integer(measurement.read)), .init("right", .integer(measurement.right)),
            .init("useless", .integer(measurement.useless)), .init("wrong", .integer(measurement.wrong)),
        ])
    }

    private static func fragment(of option: RuleOption) -> DocumentFragment {
        .object([.init("name", .string(option.name)), .init("meaning", .string(option.meaning))])
    }

    private static func fragment(of example: RuleExample) -> DocumentFragment {
        let files = { (files: [RuleExample.File]) -> DocumentFragment in
            .array(
                files.map {
                    .object([.init("path", .string($0.path)), .init("text", .string($0.plainText))])
                })
        }
        let languages = example.required.map { DocumentFragment.array($0.map { .string($0.spelling) }) }
        let options = example.options.values.sorted { $0.key < $1.key }.map { name, words in
            DocumentFragment.Member(name, .array(words.map { .string($0) }))
        }
        return .object([
            .init("files", files(example.files)), .init("earlier", .array(example.earlier.map(files))),
            .init("languages", languages ?? .null), .init("options", .object(options)),
            .init("glossary", .array(example.glossary.map { .string($0.summary) })),
        ])
    }
}
