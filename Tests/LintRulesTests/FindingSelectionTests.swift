import CatalogCore
import CatalogLint
import CatalogRuntime
import Testing

@testable import LintReports

@Suite("The lines for findings, and the selection of a report")
struct FindingSelectionTests {
    private func finding(
        _ language: LanguageTag?, _ severity: Severity = .warning, _ impact: RuleImpact = .visible, line: Int = 2
    ) -> Finding {
        Finding(
            rule: "rule", severity: severity, impact: impact, message: "is odd", path: "A.xcstrings",
            position: TextPosition(line: line, column: 3), key: "key", language: language, part: .whole, related: [],
            fix: [])
    }

    private func report(_ findings: [Finding]) -> LintReport {
        LintReport(findings: findings, fileCount: 1, sourceCount: 0, keyCounts: ["A.xcstrings": 1_234])
    }

    /// One finding of each kind, whose lines do not follow the order of impact.
    private var mixed: [Finding] {
        [
            finding(nil, .note, .breaks, line: 1), finding(nil, .error, .coverage, line: 2),
            finding(nil, .warning, .upkeep, line: 3), finding(nil, .warning, .misleads, line: 4),
            finding(nil, .error, .visible, line: 5), finding(nil, .error, .breaks, line: 6),
            finding(nil, .error, .breaks, line: 7),
        ]
    }

    @Test("One finding in several languages is one line, unless the severities differ")
    func groups() {
        let context = LintReportContext(currentFolder: "/")
        let text = report([finding("de"), finding("fr", .error), finding("it"), finding(nil)])
            .rendered(as: .text, in: context)
        let found = text.split(separator: "\n")
        #expect(found.count == 3)
        #expect(found.map { $0.contains("de") && $0.contains("it") } == [true, false, false])
        #expect(found.map { $0.contains(" error: ") } == [false, true, false])
    }

    @Test("Errors come before warnings and notes; of one severity, content comes before missing translations")
    func order() {
        let lines = FindingOrder.severity.sorted(mixed) { $0 }.map(\.position.line)
        #expect(lines == [6, 7, 5, 2, 4, 3, 1])
        #expect(FindingOrder.path.sorted(mixed) { $0 }.map(\.position.line) == Array(1...7))
    }

    @Test("A limit keeps the costliest findings, whatever their order in the report")
    func limit() {
        let selection = FindingSelection(limit: 3)
        #expect(selection.chosen(of: report(mixed), order: .path).map(\.position.line) == [5, 6, 7])
        #expect(selection.chosen(of: report(mixed), order: .severity).map(\.position.line) == [6, 7, 5])
    }

    @Test("Findings below the requested severity are omitted, and the totals of a report stay")
    func leastSeverity() {
        let selection = FindingSelection(order: .path, leastSeverity: .error)
        #expect(selection.chosen(of: report(mixed), order: .severity).map(\.position.line) == [2, 5, 6, 7])
        let json = report(mixed).rendered(
            as: .json, in: LintReportContext(currentFolder: "/"), showing: FindingSelection(limit: 1))
        #expect(json.contains("\"warnings\": 2") || json.contains("\"warnings\":2"))
        #expect(json.ranges(of: "\"statement\"").count == 1)
    }

    @Test("GitHub gets the most severe findings first, because it shows ten of each kind")
    func gitHub() {
        let text = report(mixed).rendered(as: .github, in: LintReportContext(currentFolder: "/"))
        #expect(text.split(separator: "\n").first?.contains("line=6,") == true)
        let xcode = report(mixed).rendered(as: .xcode, in: LintReportContext(currentFolder: "/"))
        #expect(xcode.split(separator: "\n").first?.contains(":1:3:") == true)
    }

    @Test("A comment counts all findings, even if it shows fewer, and states how much was checked")
    func markdown() {
        let report = LintReport(findings: mixed, fileCount: 1, sourceCount: 2, keyCounts: ["A.xcstrings": 1])
        let text = report.rendered(
            as: .markdown, in: LintReportContext(currentFolder: "/"), showing: FindingSelection(limit: 1))
        let lines = text.split(separator: "\n")
        #expect(
            lines[1...2] == ["### fitloc: 4 errors, 2 warnings, 1 note", "1 key in 1 file and 2 Swift files checked."])
        #expect(lines.filter { $0.hasPrefix("| error") || $0.hasPrefix("| warning") }.count == 1)
        #expect(lines.last?.contains("`A.xcstrings:6`") == true)
    }
}
