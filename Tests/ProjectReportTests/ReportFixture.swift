import CatalogComparison
import CatalogCore
import CatalogLint
import CatalogReports
import LintRules
import StringTables
import TestSupport

@testable import ProjectReport

/// Reports on catalogs defined in the tests.
enum ReportFixture {
    /// A text that must not be interpreted as markup in a page or comment.
    static let hostile = "</td><script>alert(1)</script><img src=x onerror=alert(2)> & @ana #12 | `x`"

    /// Returns a report on a catalog with these members of `strings`.
    ///
    /// - Parameters:
    ///   - former: The entries at the commit to compare with; nil for no comparison.
    ///   - isChecked: Whether to run the rules, which is slow for many entries.
    static func report(
        _ entries: String, since former: String? = nil, trend: ReportTrend? = nil, isChecked: Bool = true
    ) async -> ProjectReport {
        let project = await TableLoader.load([InlineTables.catalog(entries)])
        let lint =
            isChecked
            ? await Linter().check(project) : LintReport(findings: [], fileCount: 1, sourceCount: 0, keyCounts: [:])
        var texts = FindingTexts(of: project) { _ in LintSettings() }
        let findings = lint.findings.map { finding in
            let (source, text) = texts.texts(of: finding)
            return ReportFinding(finding: finding, isNew: former != nil, sourceText: source, text: text)
        }
        return ProjectReport(
            name: "Project", revision: ReportRevision(commit: commit(2), hasChanges: true),
            statistics: await ProjectStatistics(of: project), lint: lint, findings: findings,
            gaps: TranslationGap.all(of: project), trend: trend, comparison: await comparison(former, project),
            unreadable: [], inputs: [])
    }

    /// Returns a commit; each number is a different day.
    static func commit(_ number: Int) -> Commit {
        Commit(
            name: String(repeating: "\(number % 10)", count: 40), author: "Ana",
            date: "2026-03-\(number < 9 ? "0" : "")\(number + 1)T10:00:00Z", subject: "Change \(hostile)")
    }

    private static func comparison(_ former: String?, _ project: Project) async -> ReportComparison? {
        guard let former else { return nil }
        let old = await TableLoader.load([InlineTables.catalog(former)])
        return ReportComparison(
            name: "origin/main", commit: commit(1),
            difference: ProjectDifference(from: old.tables, to: project.tables),
            totals: await ProjectStatistics(of: old).totals)
    }

    /// Returns an entry of a catalog.
    static func entry(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
        let units = texts.map { "\(DocumentFragment.string($0).jsonLine): \(unit($1))" }.joined(separator: ", ")
        return """
            \(DocumentFragment.string(key).jsonLine): { "extractionState" : "manual", "localizations": { \(units) } }
            """
    }

    private static func unit(_ text: String) -> String {
        "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \(DocumentFragment.string(text).jsonLine) } }"
    }
}
