import CatalogLint
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("Rules about keys")
struct KeyRulesTests {
    private func messages(_ rule: RuleID, _ entries: String, options: RuleOptions = .none) async -> [String] {
        let settings = LintSettings(options: [rule: options])
        let linter = Linter(rules: .standard, selection: RuleSelection(only: [rule]), settings: { _ in settings })
        return await linter.check(await TableLoader.load([InlineTables.catalog(entries)])).findings.map(\.message)
    }

    @Test("A pattern that takes too long is one finding")
    func slowPattern() async {
        let pattern = "(b+)+$"
        // Without time, the first match is abandoned; the rule does not try the pattern again.
        _ = LimitedPattern(pattern).matches([String(repeating: "b", count: 15) + "!"], within: 0)
        let found = await messages(
            "key-style", "\"a\" : { }, \"b\" : { }", options: RuleOptions(["pattern": [pattern]]))
        #expect(found == ["the option “pattern” of key-style takes too long or is nested too deeply: “(b+)+$”"])
    }

    @Test("Thousands of keys that differ only by case each name the first one")
    func manyCases() async {
        let keys = (0..<4096).map { number in
            String((0..<12).map { number >> $0 & 1 == 0 ? Character("a") : "A" })
        }
        let found = await messages("case-collision", keys.map { "\"\($0)\" : { }" }.joined(separator: ","))
        #expect(found.count == keys.count - 1)
        #expect(Set(found) == ["differs from the key “aaaaaaaaaaaa” only by upper and lower case"])
    }
}
