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
        path: String = "A.xcstrings", message: FindingMessage = "is odd", impact: RuleImpact = .visible
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, impact: impact, message: message, path: path,
            position: TextPosition(line: line, column: 1), key: key, language: language, part: .whole, related: [],
            fix: [])
    }

    private func text(
        _ findings: [Finding], limit: Int?, listsAll: Bool = false, isFitted: Bool = false
    ) -> [String] {
        let report = LintReport(
            findings: findings, fileCount: 1, sourceCount: 0,
            keyCounts: Dictionary(findings.map { ($0.path, 1) }) { first, _ in first })
        let screen = LintScreen(
            report: report, paths: [], selection: FindingSelection(limit: limit), isFitted: isFitted,
            listsAll: listsAll,
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

    @Test("On a screen what a rule says of a key in two tables, such as a catalog and one made from it, has one line")
    func copies() {
        let both = ["A.xcstrings", "B.xcstrings"].flatMap { path in
            (1...2).map { finding("key.\($0)", "de", "double-space", line: $0, path: path) }
        }
        let lines = text(both, limit: nil, isFitted: true)
        #expect(lines.count { $0.contains("is odd") } == 2)
        #expect(lines.contains("  + 2 of this rule"))
        #expect(text(both, limit: nil, listsAll: true).count { $0.contains("is odd") } == 4)
    }

    @Test("On a screen a rule has three lines even if all fit, whatever it is about, and a limit of the user's has all")
    func alwaysThree() {
        let rules: [RuleID] = ["double-space", "missing-translation", "strings-encoding"]
        for rule in rules {
            let many = (1...5).map { index in
                finding("key.\(index)", "de", rule, line: index, path: "\(index).xcstrings", impact: .coverage)
            }
            for limit in [nil, 20] {
                let lines = text(many, limit: limit, isFitted: true)
                #expect(lines.prefix(3).allSatisfy { self.rule($0) == rule.name })
                #expect(lines[3...4] == ["  + 2 of this rule", ""])
            }
            #expect(text(many, limit: nil).count == 6)
        }
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

    @Test("Two rules about the same texts share a line, whatever their severity; other texts do not")
    func oneCause() {
        let findings = [
            finding("a", "de", "specifier-missing", .error, line: 1),
            finding("a", "de", "placeholder-mismatch", .error, line: 1),
            finding("a", "fr", "mojibake", .error, line: 2), finding("a", "de", "bracket-mismatch", .warning, line: 1),
            finding("a", "de", "not-nfc", .warning, line: 1), finding("a", "es", "not-nfc", .warning, line: 3),
        ]
        let lines = text(findings, limit: nil)
        let rules = lines.map(rule)
        #expect(rules.contains("specifier-missing, placeholder-mismatch, bracket-mismatch, not-nfc"))
        #expect(rules.contains("mojibake"))
        // Another language has only one of the findings.
        #expect(lines.contains { $0.contains("“a” (es)") && rule($0) == "not-nfc" })
    }

    @Test("Languages of which a rule says different things, and other tables, have lines of their own")
    func statements() {
        let paths = ["de.lproj/A.strings", "fr.lproj/A.strings", "fr.lproj/B.strings"]
        let same = zip(["de", "fr"], paths).map { language, path in
            finding(
                "a", LanguageTag(language), "edge-whitespace", line: 1, path: path, message: "ends at \(language)")
        }
        let other = finding(
            "a", "es", "edge-whitespace", line: 1, path: "es.lproj/A.strings", message: "begins at \("x")")
        let table = finding("a", "fr", "edge-whitespace", line: 1, path: paths[2], message: "ends at \("fr")")
        let lines = text(same + [other, table], limit: nil)
        #expect(lines.count { rule($0) == "edge-whitespace" } == 3)
        // The languages say how many texts there are.
        #expect(lines[0].contains("“a” (de, fr): ends at de [edge-whitespace]"))
    }

    @Test("Files that no target contains are listed, not counted as texts to translate")
    func leftOut() {
        let files = (1...8).map { index in
            finding(
                nil, "de", "file-not-in-target", line: 1, path: "de.lproj/T\(index).strings", impact: .coverage)
        }
        let lines = text(files, limit: nil, isFitted: true)
        #expect(lines.map(rule).prefix(3) == ["file-not-in-target", "file-not-in-target", "file-not-in-target"])
        #expect(!lines.contains { $0.contains("language") })
    }

    @Test("The summary names the rule of the most severe finding, unless that is about texts to translate")
    func namedRule() {
        let summary = { (findings: [Finding]) in
            LintSummary(
                LintReport(
                    findings: findings, fileCount: 1, sourceCount: 0, keyCounts: ["A.xcstrings": 1]),
                isLimited: false, hasBaseline: true, styler: .plain
            ).text()
        }
        let note = finding("a", "de", "case-collision", .note, line: 1)
        let left = finding(nil, "de", "file-not-in-target", line: 1, path: "de.lproj/A.strings", impact: .coverage)
        #expect(summary([note, left]).contains("fitloc rules file-not-in-target"))
        let gap = finding("b", "de", "missing-translation", line: 1, impact: .coverage)
        #expect(!summary([note, gap]).contains("fitloc rules"))
        let foreign = finding("c", "de", "mojibake", .error, line: 1, path: "vendor/B.xcstrings")
        #expect(summary([note, foreign]).contains("fitloc rules case-collision"))
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
        let unnamed = (1...3).map { index in
            finding(nil, nil, "strings-encoding", line: 1, path: "l\(index).lproj/C.strings")
        }
        #expect(text(unnamed, limit: nil)[0].contains("is odd (and 2 more like it) [strings-encoding]"))
    }

    @Test("Findings in code of others are counted, unless there is no other code")
    func vendored() {
        let own = finding("a", "de", "double-space", line: 1)
        let foreign = finding("b", "de", "mojibake", line: 1, path: "vendor/Sparkle/B.xcstrings")
        let lines = text([own, foreign], limit: nil)
        #expect(rule(lines[0]) == "double-space")
        #expect(lines.contains("1 finding is in code of others: vendor/"))
        #expect(rule(text([foreign], limit: nil)[0]) == "mojibake")
        let broken = finding("c", "de", "specifier-extra", .error, line: 2, path: "vendor/Sparkle/B.xcstrings")
        let others = text([own, foreign, broken], limit: nil)
        #expect(others.contains("2 findings are in code of others (errors: 1): vendor/"))
    }
}
