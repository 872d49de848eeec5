import CatalogLint
import InterfaceTexts

/// The summary of fixed findings, one line per rule.
struct FixSummary {
    private let counts: [(rule: RuleID, count: Int)]
    private let findings: Int
    private let files: Int

    /// Creates a summary of fixed findings.
    init(_ fixed: [Finding]) {
        counts = Dictionary(grouping: fixed, by: \.rule).map { (rule: $0.key, count: $0.value.count) }
            .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
        findings = fixed.count
        files = Set(fixed.map(\.path)).count
    }

    /// Returns the summary of applied fixes.
    func done() -> String {
        findings == 0
            ? "\(Texts.Lint.Fix.nothing)\n" : "\(Texts.Lint.Fix.done(findings: findings, files: files))\n" + lines
    }

    /// Returns the summary of planned fixes.
    func planned() -> String {
        findings == 0
            ? "\(Texts.Lint.Fix.nothing)\n" : "\(Texts.Lint.Fix.planned(findings: findings, files: files))\n" + lines
    }

    /// The number of findings per rule, most frequent first, one rule per line.
    var lines: String {
        let width = counts.map { String($0.count).utf8.count }.max() ?? 1
        return counts.map { rule, count in
            let number = String(count)
            return "  " + String(repeating: " ", count: width - number.utf8.count) + "\(number)  \(rule)\n"
        }.joined()
    }
}
