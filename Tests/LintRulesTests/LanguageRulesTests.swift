import CatalogLint
@testable import LintRules
import StringTables
import Testing

@Suite("Rules about languages")
struct LanguageRulesTests {
    private func findings(_ language: String) async -> [Finding] {
        let text = """
            {"sourceLanguage":"en","strings":{"tab.home":{"localizations":{"\(language)":{"stringUnit":\
            {"state":"translated","value":"Home"}}}}},"version":"1.0"}
            """
        let source = TableLoader.Source(path: "Localizable.xcstrings", bytes: Array(text.utf8))
        let selection = RuleSelection(only: ["unknown-language-code", "language-code-style", "duplicate-language"])
        return await Linter(selection: selection).check(await TableLoader.load([source])).findings
    }

    @Test(
        "Codes that Xcode offers are accepted",
        arguments: [
            "ar", "bg", "bs", "ca", "cs", "da", "de", "de-CH", "el", "en-AU", "en-GB", "en-IN", "es", "es-419", "es-US",
            "fi", "fil", "fr", "fr-CA", "gsw", "he", "hi", "hr", "hu", "id", "is", "it", "ja", "kk", "ko", "lt", "lv",
            "mn", "ms", "nb", "nl", "nn", "no", "pa-Arab", "pl", "pt", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl", "sr",
            "sr-Latn", "sv", "th", "tr", "uk", "ur", "vi", "yue", "zh-CN", "zh-HK", "zh-Hans", "zh-Hant", "zh-Hant-HK",
            "zh-TW", "x-pirate",
        ])
    func codesOfXcode(code: String) async {
        #expect(await findings(code).map(\.message).isEmpty)
    }

    @Test(
        "For an old or unusual spelling, the message has the usual one",
        arguments: [("in", "id"), ("iw", "he"), ("zh_Hans", "zh-Hans"), ("PT-br", "pt-BR"), ("German", "de")])
    func unusualSpelling(spelling: String, usual: String) async {
        let found = await findings(spelling)
        #expect(found.map(\.rule) == ["language-code-style"])
        #expect(found.first?.message.contains("“\(usual)”") == true)
    }

    @Test("Two spellings of the source language are one finding, which names the unusual one")
    func sourceLanguageSpeltTwice() async {
        let found = await findings("EN")
        #expect(found.map(\.rule) == ["duplicate-language"])
        #expect(found.first?.language == "EN")
    }

    @Test(
        "In a large table, the texts in another language are one finding only if they are most of all",
        arguments: [(6, 600, 6), (600, 6, 1), (301, 299, 1), (299, 301, 299)])
    func foreignTexts(spanish: Int, english: Int, count: Int) async {
        let texts =
            Array(repeating: "Tu entrenamiento se guardó en la nube", count: spanish)
            + Array(repeating: "Your workout was saved to the cloud", count: english)
        // The order of the two languages must not matter, so they alternate as long as both have texts.
        let mixed = texts.indices.map { texts[$0 % 2 == 0 ? $0 / 2 : texts.count - 1 - $0 / 2] }
        let entries = mixed.enumerated().map { index, text in
            #""key.\#(index)":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
        }
        let text = #"{"sourceLanguage":"en","strings":{"# + entries.joined(separator: ",") + #"},"version":"1.0"}"#
        let source = TableLoader.Source(path: "Localizable.xcstrings", bytes: Array(text.utf8))
        let linter = Linter(selection: RuleSelection(only: ["wrong-language"]))
        #expect(await linter.check(await TableLoader.load([source])).findings.count == count)
    }
}
