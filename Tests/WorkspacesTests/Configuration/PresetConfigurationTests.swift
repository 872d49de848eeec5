import CatalogLint
import Testing
import Workspaces

@Suite("Presets in the configuration")
struct PresetConfigurationTests {
    private func read(_ text: String) throws -> Configuration {
        try Configuration.read(Array(text.utf8), path: "/a/.fitloc.yml", shownPath: ".fitloc.yml")
    }

    private func severities(_ text: String) throws -> [RuleID: Severity] {
        try read(text).lintSettings(for: "/a/b.xcstrings", requiring: nil).severities
    }

    @Test("A preset sets severities, and settings for single rules take precedence")
    func preset() throws {
        #expect(try severities("extends: strict")["missing-comment"] == .warning)
        #expect(try severities("rules: {missing-comment: off}\nextends: strict")["missing-comment"] == .off)
        #expect(try severities("extends: minimal")["double-space"] == .off)
        #expect(try severities("extends: recommended").isEmpty)
    }

    @Test(
        "An unknown preset is refused with the nearest one",
        arguments: [
            ("strikt", "did you mean “strict”?"), ("./other.yml", "use minimal, recommended or strict"),
        ])
    func unknown(name: String, hint: String) {
        let error = #expect(throws: ConfigurationError.self) { _ = try read("extends: \(name)") }
        #expect(error?.description == ".fitloc.yml:1:10: error: there is no preset “\(name)”; \(hint)")
    }
}
