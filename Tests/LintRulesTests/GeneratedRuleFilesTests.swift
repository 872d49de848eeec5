import CatalogLint
import LintReports
@testable import LintRules
import TestSupport
import Testing

/// Files that are generated from the rules and their messages.
///
/// They are tested here so that the author of a rule does not have to build the programs. `scripts/test --update` sets
/// `FITLOC_UPDATE` and rewrites them.
@Suite("Files that are generated from rules")
struct GeneratedRuleFilesTests {
    private func expect(_ text: String, in path: String) throws {
        let file = RecordedFile(SourceTree.package.appendingPathComponent(path))
        if let issue = try file.issue(expecting: text) { Issue.record("\(issue)") }
    }

    @Test("docs/rules.md lists the rules; `fitloc rules --format markdown` prints the same")
    func table() throws {
        try expect(RulePage.page(of: RuleSet.standard.profiles), in: "docs/rules.md")
    }

    @Test("The program has the translations of findings that their catalog has")
    func messages() throws {
        try expect(try FindingTextsPage().source, in: FindingTextsPage.path)
    }
}
