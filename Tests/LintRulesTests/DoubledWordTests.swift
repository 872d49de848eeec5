import CatalogLint
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("Doubled words")
struct DoubledWordTests {
    private func isFound(_ text: String, in language: String) async -> Bool {
        let units = "\"en\" : \(InlineTables.unit("Mode changed")), \"\(language)\" : \(InlineTables.unit(text))"
        let source = InlineTables.catalog("\"a\" : { \"localizations\" : { \(units) } }")
        let linter = Linter(selection: RuleSelection(only: ["doubled-word"]))
        return await !linter.check(await TableLoader.load([source])).findings.isEmpty
    }

    @Test(
        "Capitals do not count, whatever bytes they have",
        arguments: [
            ("ru", "Режим режим включён"), ("ru", "Выбран режим режим включён"),
            ("fr", "Été été changé"), ("pl", "Źródło źródło zmienione"),
        ])
    func capitals(language: String, text: String) async {
        #expect(await isFound(text, in: language))
    }

    @Test(
        "Other words of the same length are no repetition",
        arguments: [
            ("ru", "Режим ражим включён"), ("ru", "выбран выброс"),
            ("fr", "été àté changé"),
        ])
    func otherWords(language: String, text: String) async {
        #expect(await !isFound(text, in: language))
    }

    @Test("A letter with a separate mark is the same as a composed one")
    func separateMarks() async {
        // Each of the words has one mark by itself, so that both have the same number of bytes.
        #expect(await isFound("режи\u{306}мй режйми\u{306}", in: "ru"))
    }
}
