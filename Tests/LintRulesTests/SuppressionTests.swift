import CatalogCore
import CatalogLint
import FileSearch
@testable import LintRules
import StringTables
import Testing

@Suite("Unused suppressions")
struct SuppressionTests {
    private func findings(of text: String, exception: RuleID, key: String) async throws -> [Finding] {
        let file = TableFile(path: ".fitloc.yml", bytes: Array("exceptions:\n  - rule: x\n".utf8), format: .strings)
        let settings = LintSettings(exceptions: [
            LintException(
                rule: exception, keys: [try GlobPattern(key, over: .text)], languages: [], paths: [], file: file,
                range: 14..<23)
        ])
        let source = TableLoader.Source(path: "Localizable.xcstrings", bytes: Array(text.utf8))
        return await Linter(settings: { _ in settings }).check(await TableLoader.load([source])).findings
    }

    private let stale =
        #"{"sourceLanguage":"en","strings":{"tab.home":{"extractionState":"stale"}},"version":"1.0"}"#

    @Test("An exception in the configuration that matches a finding suppresses it, and is not reported")
    func matchedException() async throws {
        #expect(try await findings(of: stale, exception: "stale-key", key: "tab.*").isEmpty)
    }

    @Test("An exception in the configuration that matches nothing is reported at its position")
    func unmatchedException() async throws {
        let found = try await findings(of: stale, exception: "stale-key", key: "home.*")
        #expect(found.map(\.rule) == ["unmatched-suppression", "stale-key"])
        #expect(found.first.map { "\($0.path):\($0.position.line)" } == ".fitloc.yml:2")
    }
}
