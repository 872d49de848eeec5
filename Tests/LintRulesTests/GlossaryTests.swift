import CatalogLint
@testable import LintRules
import StringTables
import TestSupport
import Testing

@Suite("Glossary terms in whole tables")
struct GlossaryTests {
    private func findings(
        of rule: RuleID, glossary: [GlossaryTerm] = [], fixed: [String] = [], _ english: String, _ portuguese: String
    ) async -> [Finding] {
        let example = RuleExample.texts(["en": "\"\(english)\"", "pt-BR": "\"\(portuguese)\""])
        let sources = example.files.map { TableLoader.Source(path: $0.path, bytes: Array($0.text.utf8)) }
        let settings = LintSettings(severities: [rule: .warning], doNotTranslate: fixed, glossary: glossary)
        let report = await Linter(settings: { _ in settings }).check(await TableLoader.load(sources))
        return report.findings.filter { $0.rule == rule }
    }

    private let health = GlossaryTerm(sources: [TermPattern("health")], renderings: ["pt": [TermPattern("saúde")]])

    @Test("A term inside a do-not-translate name is not searched")
    func insideNames() async {
        let fixed = ["Apple Health"]
        #expect(
            await findings(of: "glossary", glossary: [health], fixed: fixed, "Apple Health", "Apple Health").isEmpty)
        #expect(await findings(of: "glossary", glossary: [health], "Apple Health", "Apple Health").count == 1)
    }

    @Test("A translation for a language applies to its regional variants")
    func variants() async throws {
        let found = await findings(of: "glossary", glossary: [health], "Your health", "Sua forma")
        #expect(
            try #require(found.first).message
                == "the glossary translates “health” as “saúde”: “Sua forma” for “Your health”")
    }

    @Test("An altered name is quoted as written")
    func altered() async throws {
        let found = await findings(of: "do-not-translate-term", fixed: ["FitToday"], "FitToday", "O Fittoday")
        #expect(
            try #require(found.first).message
                == "“FitToday” must not be translated, but is written “Fittoday”: “O Fittoday” for “FitToday”")
    }

    @Test("In FitToday’s own tables, words without their diacritics are found", .enabled(if: Corpus.isExpected))
    func realTables() async throws {
        let files = try Corpus.realFiles(in: "fittoday", endingIn: ["strings"])
        let sources = files.map { TableLoader.Source(path: $0.url.path, bytes: $0.bytes) }
        let settings = LintSettings(severities: ["diacritics-differ": .warning, "portuguese-accents": .off])
        let report = await Linter(settings: { _ in settings }).check(await TableLoader.load(sources))
        let messages = report.findings.filter { $0.rule == "diacritics-differ" }.map(\.message)
        #expect(messages.count == 31)
        #expect(messages.contains { $0.hasPrefix("“Concluido” (5 times) is written “Concluído” elsewhere (4 times)") })
        #expect(!messages.contains { $0.hasPrefix("“esta”") || $0.hasPrefix("“e”") })
    }
}
