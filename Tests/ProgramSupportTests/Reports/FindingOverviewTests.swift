import CatalogCore
import CatalogLint
import LintReports
import Testing

@testable import ProgramSupport

@Suite("Findings with their own line and summarized findings")
struct FindingOverviewTests {
    private func missing(_ count: Int, _ language: LanguageTag, _ rule: RuleID = "missing-translation") -> [Finding] {
        (0..<count).map { finding("key.\($0)", language, rule, .error, .coverage) }
    }

    private func finding(
        _ key: String, _ language: LanguageTag?, _ rule: RuleID, _ severity: Severity, _ impact: RuleImpact
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, impact: impact, message: "is odd", path: "A.xcstrings",
            position: TextPosition(line: 1, column: 1), key: key, language: language, part: .whole, related: [],
            fix: [])
    }

    @Test("A few missing keys are listed, without a table")
    func handful() {
        let overview = FindingOverview(missing(3, "de") + missing(2, "fr"), listsAll: false)
        #expect(overview.listed.count == 5)
        #expect(overview.coverage.isEmpty)
    }

    @Test("Many missing keys are summarized in a table, which includes the listed ones")
    func wall() {
        let overview = FindingOverview(missing(600, "de") + missing(2, "fr"), listsAll: false)
        #expect(overview.listed.allSatisfy { $0.language == "fr" })
        #expect(overview.listed.count == 2)
        #expect(overview.coverage.count == 602)
    }

    @Test("A few in each of many languages are summarized too, unless they are the same keys")
    func manyHandfuls() {
        let languages: [LanguageTag] = ["de", "fr", "it", "es"]
        let same = FindingOverview(languages.flatMap { missing(4, $0) }, listsAll: false)
        #expect(same.listed.count == 16)
        let rules: [RuleID] = ["missing-translation", "state-new", "partial-variation"]
        let various = FindingOverview(
            zip(languages, rules).flatMap { missing(4, $0, $1) }, listsAll: false)
        #expect(various.listed.isEmpty)
        #expect(various.coverage.count == 12)
    }

    @Test("Notes are only counted, however few; errors and warnings never are")
    func notes() {
        let notes = (0..<2).map { finding("key.\($0)", "de", "case-collision", .note, .upkeep) }
        let warnings = (0..<40).map { finding("key.\($0)", "de", "double-space", .warning, .visible) }
        let overview = FindingOverview(notes + warnings, listsAll: false)
        #expect(overview.listed.count == 40)
        #expect(overview.counted.count == 2)
        #expect(FindingOverview(notes + missing(600, "de"), listsAll: true).listed.count == 602)
    }

    @Test("If not all lines fit, each rule has a few, with the number of the rest")
    func fitting() {
        let warnings = (0..<30).map { finding("text.\($0)", "de", "double-space", .warning, .visible) }
        let report = LintReport(findings: missing(3, "de") + warnings, fileCount: 1, sourceCount: 0, keyCounts: [:])
        let lines = { (isFitted: Bool) in
            LintScreen(
                report: report, paths: [], selection: FindingSelection(limit: 20), isFitted: isFitted, listsAll: false,
                width: nil, styler: .plain, isQuiet: true
            ).text().split(separator: "\n")
        }
        for isFitted in [true, false] {
            #expect(lines(isFitted).count { $0.contains("[double-space]") } == 3)
            #expect(lines(isFitted).count { $0.contains("[missing-translation]") } == 3)
            #expect(lines(isFitted).contains("  + 27 of this rule"))
        }
    }

    // MARK: - The table

    @Test("Languages are sorted by missing texts, required ones first; spellings of one language are combined")
    func rows() {
        let wished = missing(90, "ja").map { finding($0.key ?? "", "ja", $0.rule, .warning, .coverage) }
        let findings = wished + missing(10, "de") + missing(30, "pt_BR") + missing(20, "pt-BR", "state-new")
        let targets = ["A.xcstrings": TableTargets(keyCount: 100, languages: ["de", "ja", "pt-BR"])]
        let rows = CoverageRow.rows(for: findings, targets: targets)
        #expect(rows.map(\.languages) == [["pt-BR"], ["de"], ["ja"]])
        #expect(rows.map(\.figures.percent) == [50, 90, 10])
    }

    @Test("Four or more languages with equal gaps share a row; a missing table counts as all its keys")
    func shared() {
        let whole = ["de", "fr", "it", "es"].map { language in
            Finding(
                rule: "missing-language", severity: .error, impact: .coverage, message: "none", path: "A.xcstrings",
                position: TextPosition(line: 1, column: 1), key: nil, language: LanguageTag(language), part: .whole,
                related: [], fix: [], keyCount: 40)
        }
        let rows = CoverageRow.rows(for: whole, targets: [:])
        #expect(rows.map(\.languages) == [["de", "es", "fr", "it"]])
        #expect(rows.map(\.figures.keys) == [40])
        #expect(CoverageRow.rows(for: Array(whole.dropLast()), targets: [:]).count == 3)
    }

    @Test("The hint contains the files from the command line")
    func hint() {
        let table = CoverageTable(missing(9, "de"), targets: [:], paths: ["My App/L.xcstrings"])
        let lines = table.lines(width: nil, styler: .plain, withHints: true)
        #expect(lines.last?.contains("`fitloc list 'My App/L.xcstrings' --missing de`") == true)
    }
}
