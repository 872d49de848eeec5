import CatalogCore
import CatalogLint

/// Markdown pages for the descriptions of rules: the source of `docs/rules.md`.
package enum RulePage {
    /// Returns the page of all rules: a table of contents by category, then a section for each rule.
    package static func page(of rules: [RuleProfile]) -> String {
        let introduction = """
            # Rules

            Written by `scripts/test --update` from what the rules say of themselves; not edited by hand.

            A rule's severity is its own unless `.fitloc.yml` or `--severity` says otherwise; what is off by default \
            is asked only when switched on. The impact says what a finding costs, and reports for people begin with \
            the worst: \(impacts). A fix is *safe* where nobody reads anything else afterwards, but for the \
            defect itself: `fitloc lint --fix` makes it, in legacy tables too unless the rule says otherwise. It is \
            *unsafe* where people may read something else, or something that a person wrote goes: `--fix --unsafe` \
            makes it after asking. *Review* means that a person must look.

            `extends: minimal`, `recommended` or `strict` in `.fitloc.yml` chooses a preset; the column *severity* is \
            that of `recommended`, which holds without the line. *Measured* says how many findings a rule has in real \
            catalogs and, of those that somebody has read, how many are true.

            """
        let categories = grouped(rules)
        let contents = categories.map { "## \($0.category.rawValue)\n\n" + table(of: $0.rules) }
        let sections = rules.map { section(of: $0, level: 2) }
        return ([introduction] + contents + sections).joined(separator: "\n")
    }

    /// Returns the section of one rule.
    package static func section(of profile: RuleProfile, level: Int = 1) -> String {
        let heading = String(repeating: "#", count: level) + " " + profile.rule.id.name
        let found = profile.rule.failing.map { examples("Found", $0) }
        let notFound = profile.rule.passing.map { examples("Not found", $0) }
        return ([heading] + facts(of: profile) + found + notFound).joined(separator: "\n\n") + "\n"
    }

    /// Returns the text of a rule's section with one failing example.
    package static func help(on profile: RuleProfile) -> String {
        let found = profile.rule.failing.prefix(1).map { examples("Found", $0) }
        return (facts(of: profile) + found).joined(separator: "\n\n") + "\n"
    }

    private static func facts(of profile: RuleProfile) -> [String] {
        let rule = profile.rule
        var blocks = [
            "\(sentence(rule.summary)) *\(rule.category.rawValue) · \(rule.severity.rawValue) · \(rule.impact.rawValue) · "
                + "fix: \(rule.fix.rawValue)*",
            rule.rationale,
            ([profile.measured.map { "Measured: \($0)." }] + ["Presets: \(profile.presets)."]).compactMap { $0 }
                .joined(separator: " "),
        ]
        if !rule.fixLimits.isEmpty { blocks.append("Fix: " + rule.fixLimits) }
        if !rule.options.isEmpty {
            let options = rule.options.map { "- `\($0.name)`: \($0.meaning)" }
            blocks.append("Options:\n\n" + options.joined(separator: "\n"))
        }
        return blocks
    }

    /// Returns the rules grouped by category, in category order.
    ///
    /// Categories without rules are omitted.
    package static func grouped(
        _ rules: [RuleProfile]
    ) -> [(category: RuleCategory, rules: [RuleProfile])] {
        RuleCategory.allCases.map { category in (category, rules.filter { $0.rule.category == category }) }
            .filter { !$0.1.isEmpty }
    }

    /// Returns a summary as a sentence.
    package static func sentence(_ summary: String) -> String {
        summary.prefix(1).uppercased() + summary.dropFirst() + "."
    }

    private static var impacts: String {
        RuleImpact.allCases.map { "*\($0.rawValue)* (\($0.meaning))" }.joined(separator: ", ")
    }

    private static func table(of rules: [RuleProfile]) -> String {
        "| rule | minimal | severity | strict | impact | fix | finds | measured |\n"
            + "| --- | --- | --- | --- | --- | --- | --- | --- |\n" + rules.map(row).joined()
    }

    private static func row(of profile: RuleProfile) -> String {
        let rule = profile.rule
        let severities = [RulePreset.minimal, .recommended, .strict].map { profile.severity(in: $0).rawValue }
        let summary = rule.summary.replacing("|", with: "\\|")
        let cells =
            ["[\(rule.id)](#\(rule.id))"] + severities
            + [rule.impact.rawValue, rule.fix.rawValue, summary, measured(profile.measurement)]
        return "| " + cells.joined(separator: " | ") + " |\n"
    }

    /// Returns the measured accuracy, such as `39 of 40`: the true findings among those read.
    ///
    /// Returns a dash if no finding was read.
    private static func measured(_ measurement: RuleMeasurement?) -> String {
        guard let measurement, measurement.read > 0 else { return "–" }
        return "\(measurement.read - measurement.wrong) of \(measurement.read)"
    }

    private static func examples(_ verdict: String, _ example: RuleExample) -> String {
        guard let oldest = example.earlier.first else {
            return ([verdict + example.condition + ":"] + blocks(of: example.files)).joined(separator: "\n\n")
        }
        let versions =
            ["as committed first:"] + blocks(of: oldest)
            + example.earlier.dropFirst().flatMap { ["then:"] + blocks(of: $0) } + ["and now:"]
        return (["\(verdict)\(example.condition), \(versions[0])"] + versions.dropFirst() + blocks(of: example.files))
            .joined(separator: "\n\n")
    }

    private static func blocks(of files: [RuleExample.File]) -> [String] {
        files.map { file in
            let text = file.plainText
            let fence = text.contains("```") ? "~~~~" : "```"
            let language = TablePath.format(of: file.path) == .catalog ? "json" : ""
            return "`\(file.path)`\n\n\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
        }
    }
}

extension RuleExample {
    /// The configuration of the example, in parentheses; empty if it has none.
    public var condition: String {
        let languages = required.map { ["languages: \($0.map(\.spelling).joined(separator: ", "))"] } ?? []
        let set = options.values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.joined(separator: ", "))" }
        let all = (languages + set + glossary.map { "glossary: \($0.summary)" }).joined(separator: "; ")
        return all.isEmpty ? "" : " (\(all))"
    }
}

extension RuleExample.File {
    /// The text without marks.
    public var plainText: String { text.replacing("↓", with: "") }
}
