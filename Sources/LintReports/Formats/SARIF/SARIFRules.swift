import CatalogCore
import CatalogLint

/// The rules that a SARIF run lists: those with findings, in order of id.
struct SARIFRules {
    /// The rules, in the order of their indices.
    let fragments: [DocumentFragment]
    private let indices: [RuleID: Int]

    init(_ findings: [Finding], tool: LintReportTool) {
        let ids = Set(findings.map(\.rule)).sorted()
        indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        fragments = ids.map { Self.fragment(of: $0, tool) }
    }

    /// Returns the index of a rule with findings.
    func index(of rule: RuleID) -> Int { indices[rule] ?? -1 }

    private static func fragment(of id: RuleID, _ tool: LintReportTool) -> DocumentFragment {
        let head: DocumentFragment = ["id": .string(id.name), "name": .string(name(of: id))]
        let address = tool.rulesAddress.map { DocumentFragment.string("\($0)#\(id.name)") }
        return head.adding(tool.profile(id).map(description) ?? [:]).adding(.present(["helpUri": address]))
    }

    /// Returns a rule name as the specification requires: `MissingTranslation` for `missing-translation`.
    private static func name(of id: RuleID) -> String {
        id.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func description(by profile: RuleProfile) -> DocumentFragment {
        let rule = profile.rule
        let plain = [rule.rationale, rule.fixLimits.isEmpty ? "" : "Fix: \(rule.fixLimits)"].filter { !$0.isEmpty }
        return [
            "shortDescription": text(RulePage.sentence(rule.summary)),
            "fullDescription": text(rule.rationale),
            "help": [
                "text": .string(plain.joined(separator: "\n\n")),
                "markdown": .string(RulePage.help(on: profile)),
            ],
            "defaultConfiguration": configuration(of: rule),
            "properties": properties(of: profile),
        ]
    }

    private static func text(_ text: String) -> DocumentFragment { ["text": .string(text)] }

    /// Returns the default configuration.
    ///
    /// A rule that is off by default reports warnings when it is switched on.
    private static func configuration(of rule: RuleDescription) -> DocumentFragment {
        [
            "enabled": .boolean(rule.severity != .off),
            "level": .string(SARIFResults.level(of: rule.severity == .off ? .warning : rule.severity)),
        ]
    }

    /// Returns the properties.
    ///
    /// `precision` and `problem.severity` are for GitHub.
    private static func properties(of profile: RuleProfile) -> DocumentFragment {
        let rule = profile.rule
        let severity = rule.severity == .note ? "recommendation" : rule.severity == .error ? "error" : "warning"
        return .present([
            "tags": ["localization", .string(rule.category.rawValue)],
            "problem.severity": .string(severity),
            "precision": profile.evidence?.precision.map { .string(precision(of: $0)) },
            "impact": .string(rule.impact.rawValue),
            "fix": .string(rule.fix.rawValue),
        ])
    }

    private static func precision(of share: Double) -> String {
        switch share {
        case 0.95...: "very-high"
        case 0.85...: "high"
        case 0.6...: "medium"
        default: "low"
        }
    }
}
