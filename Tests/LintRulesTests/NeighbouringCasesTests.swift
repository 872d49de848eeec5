import CatalogLint
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import LintRules

/// Cases close to a rule's examples that the rule must not report.
@Suite("Cases near the limits of rules")
struct NeighbouringCasesTests {
    private func parts(_ rule: RuleID, _ localization: String) async -> [String] {
        let source = InlineTables.catalog("\"a\" : { \"localizations\" : { \"en\" : \(localization) } }")
        let linter = Linter(selection: RuleSelection(only: [rule]))
        return await linter.check(await TableLoader.load([source])).findings.map { "\($0.position.line) \($0.part)" }
    }

    private func devices(_ cases: KeyValuePairs<String, String>) -> String {
        let members = cases.map { "\"\($0)\" : \(InlineTables.unit($1))" }.joined(separator: ",\n")
        return "{ \"variations\" : { \"device\" : {\n\(members) } } }"
    }

    @Test("Any number of spaces may follow an ellipsis")
    func spacesAfterEllipsis() async {
        let spaces = String(repeating: " ", count: 200_000)
        func found(_ text: String) async -> Int {
            let units = "\"en\" : \(InlineTables.unit("Save…")), \"de\" : \(InlineTables.unit(text + spaces))"
            let source = InlineTables.catalog("\"a\" : { \"localizations\" : { \(units) } }")
            let linter = Linter(selection: RuleSelection(only: ["ellipsis-mismatch"]))
            return await linter.check(await TableLoader.load([source])).findings.count
        }
        #expect(await found("Sichern…") == 0)
        #expect(await found("Sichern") == 1)
    }

    @Test("The text for all other devices may name any of them")
    func otherDevices() async {
        let texts = devices(["mac": "Open it", "other": "Open it on your iPhone, iPad or Mac"])
        #expect(await parts("device-wording", texts) == [])
    }

    @Test("A text may name another device in addition to its own, but not instead of it")
    func namedDevices() async {
        let both = devices(["mac": "From your iPhone to your Mac", "other": "Open it"])
        #expect(await parts("device-wording", both) == [])
        let foreign = devices(["mac": "From your iPhone", "other": "Open it"])
        #expect(await parts("device-wording", foreign) == ["3 device.mac"])
    }

    @Test("A text and variations side by side are also found inside a case")
    func nestedUnit() async {
        let unit = "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"x\" }"
        let plural = "\"variations\" : { \"plural\" : { \"other\" : \(InlineTables.unit("x")) } }"
        let nested = "{ \"variations\" : { \"device\" : { \"other\" :\n{ \(unit), \(plural) } } } }"
        #expect(await parts("unit-and-variations", nested).count == 1)
    }
}
