import CatalogCore
import CatalogLint
import CatalogRuntime
import LintRules
import StringTables
import TestSupport
import Testing

@testable import LintReports

@Suite("Findings about changes")
struct LintScopeTests {
    private static let entries = #""a" : { }"#

    private func scope(from old: String, changed: ChangedPaths) async -> LintScope {
        let before = await TableLoader.load([InlineTables.catalog(Self.entries, path: old)])
        let after = await TableLoader.load([InlineTables.catalog(Self.entries, path: "New.xcstrings")])
        return LintScope(from: before, to: after, changed: changed, rules: .standard)
    }

    private func finding(_ message: String, _ language: LanguageTag?, path: String = "New.xcstrings") -> Finding {
        Finding(
            rule: "unknown-language-code", severity: .warning, message: FindingMessage(verbatim: message), path: path,
            position: TextPosition(line: 1, column: 1), key: nil, language: language, part: .whole, related: [],
            fix: [])
    }

    private func report(_ findings: Finding...) -> LintReport {
        LintReport(findings: findings, fileCount: 1, sourceCount: 0, keyCounts: [:])
    }

    @Test("A file is checked if it was changed or added, but not if it was only renamed")
    func renamed() async {
        let renames = ["New.xcstrings": "Old.xcstrings"]
        let moved = await scope(from: "Old.xcstrings", changed: ChangedPaths(paths: [], renames: renames))
        #expect(!moved.isChanged("New.xcstrings"))
        #expect(await scope(from: "Old.xcstrings", changed: ChangedPaths(paths: [])).isChanged("New.xcstrings"))
        let same = await scope(from: "New.xcstrings", changed: ChangedPaths(paths: ["New.xcstrings"]))
        #expect(same.isChanged("New.xcstrings"))
    }

    @Test("Earlier findings under the file's old name do not count, even with another wording")
    func known() async {
        let renames = ["New.xcstrings": "Old.xcstrings"]
        var scope = await scope(from: "Old.xcstrings", changed: ChangedPaths(paths: [], renames: renames))
        let now = report(finding("3 of 9", "de"), finding("x", nil), finding("1 of 9", "fr"))
        #expect(scope.needsOlderFindings(for: now))
        scope.learn(
            from: report(finding("2 of 8", "de", path: "Old.xcstrings"), finding("y", nil, path: "Old.xcstrings")))
        #expect(scope.limiting(now).findings.map(\.message) == ["x", "1 of 9"])
    }
}
