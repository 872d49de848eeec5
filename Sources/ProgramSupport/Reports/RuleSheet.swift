import CatalogCore
import CatalogLint
import LintReports
import TerminalSupport

/// The explanation of a rule: its summary, reason, options and examples.
package struct RuleSheet {
    private let profile: RuleProfile
    private let severities: RuleSeverities
    private let width: Int
    private let styler: Styler

    /// The maximum width of text, for readability.
    private static let readableWidth = 88

    /// Creates a sheet for the width of a terminal.
    ///
    /// - Parameter severities: The severities of which the heading shows the rule's.
    package init(_ profile: RuleProfile, _ severities: RuleSeverities, width: Int?, styler: Styler) {
        self.profile = profile
        self.severities = severities
        self.width = min(width ?? Self.readableWidth, Self.readableWidth)
        self.styler = styler
    }

    private var rule: RuleDescription { profile.rule }

    /// Returns the lines.
    package func text() -> String {
        var blocks = [heading, wrapped(RulePage.sentence(rule.summary)), wrapped(rule.rationale), facts]
        if !rule.fixLimits.isEmpty { blocks.append(wrapped("Fix: " + rule.fixLimits)) }
        if !rule.options.isEmpty { blocks.append(options) }
        blocks += rule.failing.map { example("Found", $0) } + rule.passing.map { example("Not found", $0) }
        return blocks.joined(separator: "\n")
    }

    private var heading: String {
        let own = severities.severity(of: profile)
        let severity = styler.styled(own.rawValue, as: TextStyle(own))
        let fix =
            switch rule.fix {
            case .none: "no fix"
            case .safe: "fixed by `fitloc lint --fix`"
            case .unsafe: "fixed by `fitloc lint --fix --unsafe`"
            case .review: "fixed by hand"
            }
        return
            "\(styler.styled(rule.id.name, as: .bold)): \(severity) · \(rule.impact.rawValue) · \(rule.category.rawValue) · \(fix)\n"
    }

    /// The measured precision and the severities in presets.
    private var facts: String {
        (profile.measured.map { wrapped($0) } ?? "") + wrapped("Presets: \(profile.presets).\(ownSeverity)")
    }

    /// A sentence about the severity in the project; empty without a configuration.
    private var ownSeverity: String {
        severities.path.map { " In \(VisibleText.path($0)): \(severities.severity(of: profile).rawValue)." } ?? ""
    }

    private var options: String {
        let lines = rule.options.flatMap { option in
            LineWrapping.lines(of: "\(option.name): \(option.meaning)", width: width - 4).enumerated().map {
                String(repeating: " ", count: $0.offset == 0 ? 2 : 4) + $0.element
            }
        }
        return styler.styled("Options", as: .bold) + ", under `rules: {\(rule.id): {options: …}}`:\n"
            + lines.map { $0 + "\n" }.joined()
    }

    private func example(_ verdict: String, _ example: RuleExample) -> String {
        let heading = styler.styled(verdict, as: .bold) + example.condition
        guard !example.earlier.isEmpty else { return heading + ":\n" + blocks(of: example.files) }
        let versions = example.earlier.enumerated().map { number, files in
            (number == 0 ? ", as committed first:\n" : "  then:\n") + blocks(of: files)
        }
        return heading + versions.joined() + "  and now:\n" + blocks(of: example.files)
    }

    private func blocks(of files: [RuleExample.File]) -> String {
        files.map { file in
            let lines = file.plainText.split(separator: "\n", omittingEmptySubsequences: false)
            let text = lines.map { $0.isEmpty ? "\n" : "    \(VisibleText.shown(String($0)))\n" }.joined()
            return "  " + styler.styled(file.path, as: .path) + "\n" + text
        }.joined()
    }

    private func wrapped(_ text: String) -> String {
        LineWrapping.lines(of: text, width: width).map { $0 + "\n" }.joined()
    }
}
