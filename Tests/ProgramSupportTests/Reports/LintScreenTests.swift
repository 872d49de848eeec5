import CatalogCore
import CatalogLint
import CatalogRuntime
import LintReports
import TerminalSupport
import Testing

@testable import ProgramSupport

@Suite("The first screen of findings")
struct LintScreenTests {
    private func finding(
        _ key: String?, _ language: LanguageTag?, _ rule: RuleID, _ severity: Severity = .warning, line: Int,
        path: String = "A.xcstrings", message: FindingMessage = "is odd"
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, impact: .visible, message: message, path: path,
            position: TextPosition(line: line, column: 1), key: key, language: language, part: .whole, related: [],
            fix: [])
    }

    private func text(_ findings: [Finding], limit: Int?, listsAll: Bool = false) -> [String] {
        let report = LintReport(
            findings: findings, fileCount: 1, sourceCount: 0,
            keyCounts: Dictionary(findings.map { ($0.path, 1) }) { first, _ in first })
        let screen = LintScreen(
            report: report, paths: [], selection: FindingSelection(limit: limit), isFitted: false, listsAll: listsAll,
            width: nil, styler: .plain, isQuiet: true)
        return screen.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func rule(_ line: String) -> String {
        line.split(separator: "[").last.map { String($0.dropLast()) } ?? ""
    }

    @Test("If not all lines fit, a rule has three, and the number of the others")
    func cap() {
        let many = (1...20).map { finding("key.\($0)", "de", "double-space", line: $0) }
        let few = [finding("key.30", "de", "mojibake", line: 30), finding("key.31", "de", "mojibake", line: 31)]
        let lines = text(many + few, limit: 10)
        #expect(lines.map(rule).prefix(3) == ["double-space", "double-space", "double-space"])
        #expect(lines[3] == "  + 17 of this rule")
        #expect(lines[4...5].map(rule) == ["mojibake", "mojibake"])
        #expect(lines.count == 7)
    }

    @Test("If all lines fit, or are wanted, all are shown")
    func all() {
        let many = (1...8).map { finding("key.\($0)", "de", "double-space", line: $0) }
        #expect(text(many, limit: 8).count == 9)
        #expect(text(many, limit: nil).count == 9)
        #expect(text(many, limit: 5, listsAll: true).map(rule).prefix(5).allSatisfy { $0 == "double-space" })
    }

    @Test("A rule without a line is in the last sum")
    func sum() {
        let rules: [RuleID] = ["double-space", "mojibake", "not-nfc"]
        let findings = rules.enumerated().map { finding("key.\($0.offset)", "de", $0.element, line: $0.offset + 1) }
        #expect(text(findings, limit: 2).last(where: { !$0.isEmpty }) == "… and 1 more finding: 1 not-nfc")
    }

    @Test("Two rules about the same texts share a line, other texts do not")
    func oneCause() {
        let findings = [
            finding("a", "de", "specifier-missing", .error, line: 1),
            finding("a", "de", "placeholder-mismatch", .error, line: 1),
            finding("a", "fr", "mojibake", .error, line: 2), finding("a", "de", "not-nfc", .warning, line: 1),
        ]
        let rules = text(findings, limit: nil).map(rule)
        #expect(rules.contains("specifier-missing, placeholder-mismatch"))
        #expect(rules.contains("mojibake") && rules.contains("not-nfc"))
    }

    @Test("Old keys and encodings have a line for each table")
    func tables() {
        let stale = (1...4).map { finding("key.\($0)", nil, "stale-key", line: $0) }
        let other = finding("key.9", nil, "stale-key", line: 1, path: "B.xcstrings")
        let files = ["de", "fr"].map { language in
            finding(nil, LanguageTag(language), "strings-encoding", line: 1, path: "\(language).lproj/C.strings")
        }
        let lines = text(stale + [other] + files, limit: nil)
        #expect(lines.map(rule) == ["stale-key", "stale-key", "strings-encoding", ""])
        #expect(lines[0].contains("(and 3 more like it)"))
    }

    @Test("Findings in code of others are counted, unless there is no other code")
    func vendored() {
        let own = finding("a", "de", "double-space", line: 1)
        let foreign = finding("b", "de", "mojibake", line: 1, path: "vendor/Sparkle/B.xcstrings")
        let lines = text([own, foreign], limit: nil)
        #expect(rule(lines[0]) == "double-space")
        #expect(lines.contains("1 finding is in code of others: vendor/"))
        #expect(rule(text([foreign], limit: nil)[0]) == "mojibake")
    }
}
