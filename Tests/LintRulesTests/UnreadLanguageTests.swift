import CatalogCore
import CatalogLint
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("Tags that no user reads")
struct UnreadLanguageTests {
    private func found(_ language: String, _ text: String, _ settings: LintSettings = LintSettings()) async -> [String]
    {
        let files = [
            InlineTables.file("\"a.b\" = \"Delete %@?\";\n\"a.c\" = \"Cancel\";\n", path: "en.lproj/A.strings"),
            InlineTables.file("\"a.b\" = \"\(text)\";\n", path: "\(language).lproj/A.strings"),
        ]
        let report = await Linter(settings: { _ in settings }).check(await TableLoader.load(files))
        return report.findings.map(\.rule.name)
    }

    @Test("An explanation for translators needs no arguments and is never required")
    func translators() async {
        #expect(await found("qqq", "Question before a file is deleted.").isEmpty)
        let required = LintSettings(requiredLanguages: ["en", "qqq"])
        #expect(await found("qqq", "Question before a file is deleted.", required).isEmpty)
    }

    @Test("A pseudo-language needs its arguments, but not all texts")
    func testers() async {
        #expect(await found("en-XA", "Ðéļéţé?") == ["specifier-missing"])
        #expect(await found("en-XA", "Ðéļéţé %@?").isEmpty)
    }

    @Test("A language has all rules")
    func users() async {
        #expect(await found("de", "Löschen?").contains("missing-translation"))
    }
}
