import CatalogCore
import CatalogLint

/// Markdown pages for the descriptions of rules: `docs/rules.md` and a page for each rule.
package enum RulePage {
    /// The folder of the pages on the documentation site.
    private static let site = "https://OWNER.github.io/fitloc/documentation/fitloc"

    /// Returns the page of all rules: a table for each category, with links to the pages of the rules.
    package static func page(of rules: [RuleProfile]) -> String {
        let introduction = """
            # Rules

            Written by `scripts/fitloc rules --format markdown` from the descriptions of the rules; not edited by hand.

            `fitloc rules missing-translation` prints the page of a rule: why it matters, its options, and examples. \
            The links lead to the same pages on the documentation site.

            `.fitloc.yml` and `--severity` can change the severity of a rule. A rule that is off by default runs only \
            when it is switched on. The impact describes the cost of a finding, and reports begin with the most severe \
            impact: \(impacts). A *safe* fix changes nothing that users read except for the defect itself. \
            `fitloc lint --fix` makes it, also in legacy tables unless the rule excludes them. An *unsafe* fix may \
            change what users read, or remove something that a person wrote. `--fix --unsafe` makes it after asking. \
            *Review* means that a person must check the finding.

            `extends: minimal`, `recommended` or `strict` in `.fitloc.yml` chooses a preset; the column *severity* is \
            that of `recommended`, the default. *Tuned* is how many of the findings that people read were true, and how many \
            of those were of no use, in the real catalogs that the rules were tuned on. *Unseen* is the same in projects \
            that nobody had looked at before, in all rounds together and by default settings; fewer than ten read \
            findings are no evidence. A wrong finding that was read there \
            is counted even if the rule has been mended since.

            """
        let categories = grouped(rules)
        let contents = categories.map { "## \($0.category.rawValue)\n\n" + table(of: $0.rules) }
        return ([introduction] + contents).joined(separator: "\n")
    }

    /// Returns the page of one rule.
    package static func page(of profile: RuleProfile) -> String {
        let heading = "# " + profile.rule.id.name
        let found = profile.rule.failing.map { examples("Found", $0) }
        let notFound = profile.rule.passing.map { examples("Not found", $0) }
        return ([heading] + facts(of: profile) + found + notFound).joined(separator: "\n\n") + "\n"
    }

    /// Returns the text of a rule's page with one failing example.
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
            [profile.measured, "Presets: \(profile.presets)."].compactMap { $0 }.joined(separator: " "),
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
        "| rule | minimal | severity | strict | impact | fix | finds | tuned | unseen |\n"
            + "| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n" + rules.map(row).joined()
    }

    /// Returns the row of a rule; reports link to its anchor.
    private static func row(of profile: RuleProfile) -> String {
        let rule = profile.rule
        let severities = [RulePreset.minimal, .recommended, .strict].map { profile.severity(in: $0).rawValue }
        let summary = rule.summary.replacing("|", with: "\\|")
        let cells =
            ["<a id=\"\(rule.id)\"></a>[\(rule.id)](\(site)/rule-\(rule.id))"] + severities
            + [rule.impact.rawValue, rule.fix.rawValue, summary, measured(profile.tuned), unseen(profile.unseen)]
        return "| " + cells.joined(separator: " | ") + " |\n"
    }

    /// Returns the measured accuracy, such as `39 of 40, 2 of no use`: the true findings among those read.
    ///
    /// Returns a dash if no finding was read.
    private static func measured(_ measurement: RuleMeasurement?) -> String {
        guard let measurement, measurement.read > 0 else { return "–" }
        let useless = measurement.useless == 0 ? "" : ", \(measurement.useless) of no use"
        return "\(measurement.read - measurement.wrong) of \(measurement.read)\(useless)"
    }

    /// Returns the accuracy on unseen projects, which takes ten findings to be evidence.
    private static func unseen(_ measurement: RuleMeasurement?) -> String {
        guard let measurement, measurement.read > 0 else { return "no evidence" }
        return measurement.isEvidence ? measured(measurement) : "no evidence (\(measured(measurement)))"
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
