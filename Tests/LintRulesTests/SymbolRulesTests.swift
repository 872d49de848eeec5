import CatalogLint
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("Rules about Swift symbols")
struct SymbolRulesTests {
    private func rules(_ state: String, makesSymbols: Bool, options: RuleOptions = .none) async -> Set<String> {
        let entries = ["a.b", "A B", "…"].map { "\"\($0)\" : { \(state) }" }.joined(separator: ",")
        let project = await TableLoader.load([InlineTables.catalog(entries, path: "A.xcstrings")])
        let linter = Linter(
            rules: .standard, selection: RuleSelection(only: ["symbol-collision", "symbol-unrepresentable"]),
            settings: { _ in
                var settings = LintSettings(
                    options: ["symbol-collision": options, "symbol-unrepresentable": options])
                settings.makesSymbols = { makesSymbols }
                return settings
            })
        return Set(await linter.check(project).findings.map(\.rule.name))
    }

    @Test("They are silent where no symbols are made")
    func silent() async {
        let manual = "\"extractionState\" : \"manual\""
        #expect(await rules(manual, makesSymbols: true) == ["symbol-collision", "symbol-unrepresentable"])
        #expect(await rules(manual, makesSymbols: false) == [])
    }

    @Test("Whoever asks of extracted keys has accessors made of them")
    func extracted() async {
        let options = RuleOptions(["extracted": ["true"]])
        #expect(
            await rules("", makesSymbols: false, options: options) == ["symbol-collision", "symbol-unrepresentable"])
    }
}
