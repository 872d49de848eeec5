import CatalogLint
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("Rules about Swift symbols")
struct SymbolRulesTests {
    private func rules(
        _ state: String, symbols: [SymbolUse], options: RuleOptions = .none
    ) async -> Set<String> {
        Set(await findings(state, symbols: symbols, options: options).map(\.rule.name))
    }

    private func findings(
        _ state: String, keys: [String] = ["a.b", "A B", "…"], symbols: [SymbolUse], options: RuleOptions = .none
    ) async -> [Finding] {
        let entries = keys.map { "\"\($0)\" : { \(state) }" }.joined(separator: ",")
        let project = await TableLoader.load([InlineTables.catalog(entries, path: "A.xcstrings")])
        let linter = Linter(
            rules: .standard, selection: RuleSelection(only: ["symbol-collision", "symbol-unrepresentable"]),
            settings: { _ in
                var settings = LintSettings(
                    options: ["symbol-collision": options, "symbol-unrepresentable": options])
                settings.symbols = { symbols }
                return settings
            })
        return await linter.check(project).findings
    }

    @Test("They report nothing if no symbols are generated")
    func silent() async {
        let manual = "\"extractionState\" : \"manual\""
        #expect(await rules(manual, symbols: [.xcode]) == ["symbol-collision", "symbol-unrepresentable"])
        #expect(await rules(manual, symbols: []) == [])
    }

    @Test("With the option for extracted keys, accessors are generated from them")
    func extracted() async {
        let options = RuleOptions(["extracted": ["true"]])
        #expect(
            await rules("", symbols: [], options: options) == ["symbol-collision", "symbol-unrepresentable"])
    }

    private static func accessors(_ names: @escaping @Sendable (String) -> [String]?) -> SymbolUse {
        SymbolUse(.nested(names), includesExtracted: true, isRefusing: false)
    }

    @Test("If accessors are generated, two with the same name are a warning, even for extracted keys")
    func accessors() async {
        let found = await findings("", symbols: [Self.accessors { _ in ["A", "b"] }])
        #expect(found.map(\.rule.name) == ["symbol-collision"])
        #expect(found.map(\.severity) == [.warning])
        #expect(
            found.first?.message
                == "would have the same accessor, A.b, as “a.b”, so neither gets one; rename one of the keys")
    }

    @Test("A key with more parts than nested names may have is reported if accessors are generated")
    func manyParts() async {
        let keys = ["title" + String(repeating: ".title", count: 16)]
        let manual = "\"extractionState\" : \"manual\""
        let found = await findings(manual, keys: keys, symbols: [.xcode, Self.accessors { _ in nil }])
        #expect(
            found.map(\.message)
                == ["gets no accessor, because it has more than 16 parts between dots; rename the key"])
        #expect(await findings(manual, keys: keys, symbols: [.xcode]).isEmpty)
    }

    @Test("Keys with equal symbols in Xcode may have accessors in different namespaces")
    func namespaces() async {
        #expect(await rules("", symbols: [Self.accessors { [$0] }]) == [])
    }
}
