import CatalogLint
@testable import LintRules
import StringTables
import Testing

@Suite("A set of rules")
struct RuleSetTests {
    /// A rule defined by a client of the library.
    private struct ShoutingRule: UnitRule {
        static let description = RuleDescription(
            id: "shouting", category: .text, summary: "a text shouts", rationale: "Nobody wants to be shouted at.",
            severity: .warning, impact: .visible, scope: .unit, passing: [], failing: [])
        static let interest = UnitInterest.every

        func check(_ unit: UnitContext, into findings: inout FindingSink) {
            guard unit.text.string.hasSuffix("!") else { return }
            findings.add("ends in an exclamation mark", at: unit.text.location, language: unit.language.tag)
        }
    }

    private let rules = RuleSet(
        RuleSet.standard.rules + [ShoutingRule()], aliases: ["screaming": "shouting"])

    private func findings(comment: String = "") async -> [String] {
        let text = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "home.title" : { "comment" : "\(comment)", "extractionState" : "manual", "localizations" : {
                  "en" : { "stringUnit" : { "state" : "translated", "value" : "Home!" } } } }
              },
              "version" : "1.0"
            }
            """
        let source = TableLoader.Source(path: "L.xcstrings", bytes: Array(text.utf8))
        return await Linter(rules: rules).check(await TableLoader.load([source])).findings.map(\.rule.name)
    }

    @Test("A custom rule can run with the standard ones")
    func ownRule() async {
        #expect(await findings() == ["shouting"])
    }

    @Test("A directive may name it by its current or former id")
    func directives() async {
        #expect(await findings(comment: "[fitloc:off shouting]") == [])
        #expect(await findings(comment: "[fitloc:off screaming]") == [])
        #expect(await findings(comment: "[fitloc:off whispering]") == ["unknown-directive", "shouting"])
    }

    @Test("A description is found by the current and the former id")
    func descriptions() {
        #expect(rules.description(of: "shouting")?.id == "shouting")
        #expect(rules.description(of: "screaming")?.id == "shouting")
        #expect(rules.description(of: "whispering") == nil)
        #expect(RuleSet([]).descriptions.isEmpty)
    }
}
