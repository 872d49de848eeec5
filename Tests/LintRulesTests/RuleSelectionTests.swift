import CatalogLint
import CatalogRuntime
import FileSearch
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("The selection of rules and the severities of their findings")
struct RuleSelectionTests {
    private static let stale: RuleID = "stale-key"

    private func severities(_ settings: LintSettings, _ selection: RuleSelection = RuleSelection()) async -> [Severity]
    {
        let source = InlineTables.catalog(#""a" : { "extractionState" : "stale" }"#)
        let project = await TableLoader.load([source])
        let linter = Linter(selection: selection, settings: { _ in settings })
        return await linter.check(project).findings.filter { $0.rule == Self.stale }.map(\.severity)
    }

    private func override(_ severity: Severity, paths: [GlobPattern] = []) -> LintOverride {
        LintOverride(paths: paths, languages: [], severities: [Self.stale: severity])
    }

    @Test("Of several matching overrides, the last one that names the rule decides")
    func lastOverride() async throws {
        let other = LintOverride(paths: [], languages: [], severities: ["needs-review": .off])
        let elsewhere = override(.off, paths: [try GlobPattern("Other/**", over: .path)])
        let both = LintSettings(
            overrides: [override(.error), override(.note), other, elsewhere], file: "Localizable.xcstrings")
        #expect(await severities(both) == [.note])
        #expect(await severities(LintSettings(overrides: [override(.note), override(.error)])) == [.error])
    }

    @Test("The command line takes precedence over overrides, and those over the settings")
    func order() async {
        let settings = LintSettings(severities: [Self.stale: .note], overrides: [override(.error)])
        #expect(await severities(settings) == [.error])
        #expect(await severities(settings, RuleSelection(severities: [Self.stale: .warning])) == [.warning])
        #expect(await severities(settings, RuleSelection(severities: [Self.stale: .off])) == [])
        #expect(await severities(settings, RuleSelection(disabled: [Self.stale])) == [])
    }

    @Test("A rule that is off runs if an override enables it, unless the command line disables it")
    func active() throws {
        let description = try #require(RuleSet.standard.description(of: Self.stale))
        let off = LintSettings(severities: [Self.stale: .off])
        let elsewhere = LintSettings(severities: [Self.stale: .off], overrides: [override(.error)])
        #expect(!RuleSelection().isActive(description, in: off))
        #expect(RuleSelection().isActive(description, in: elsewhere))
        #expect(!RuleSelection(severities: [Self.stale: .off]).isActive(description, in: elsewhere))
        #expect(!RuleSelection(only: ["needs-review"]).isActive(description, in: elsewhere))
        #expect(RuleSelection(only: [Self.stale]).isActive(description, in: off))
    }
}
