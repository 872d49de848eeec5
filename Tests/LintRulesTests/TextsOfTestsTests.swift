import CatalogCore
import CatalogLint
import StringTables
import Testing

@testable import LintRules

@Suite("Texts that only tests and testers see")
struct TextsOfTestsTests {
    private func severities(_ rule: RuleID, _ files: [(path: String, text: String)]) async -> [Severity] {
        let project = await TableLoader.load(files.map { .init(path: $0.path, bytes: Array($0.text.utf8)) })
        return await Linter(selection: RuleSelection(only: [rule])).check(project).findings.map(\.severity)
    }

    private func tables(in folder: String) -> [(path: String, text: String)] {
        [
            ("\(folder)en.lproj/A.strings", #""home.title" = "Home";"#),
            ("\(folder)de.lproj/A.strings", #""home.title" = "";"#),
        ]
    }

    @Test("Findings in tables for tests are notes, unless there are no others")
    func fixtures() async {
        let own = [(path: "en.lproj/B.strings", text: #""home.open" = "Open";"#)]
        let rule: RuleID = "empty-translation"
        #expect(await severities(rule, tables(in: "Tools/Tests/fixtures/") + own) == [.note])
        #expect(await severities(rule, tables(in: "App/") + own) == [.error])
        #expect(await severities(rule, tables(in: "Tools/Tests/fixtures/")) == [.error])
    }

    @Test("Spaces in a pseudo-language are notes; arguments are not")
    func pseudoLanguages() async {
        let files = { (language: String, text: String) in
            [
                (path: "en.lproj/A.strings", text: #""home.open" = "Open %@ now";"#),
                (path: "\(language).lproj/A.strings", text: #""home.open" = "\#(text)";"#),
            ]
        }
        #expect(await severities("double-space", files("en-XA", "Öpéñ %@  ñöŵ")) == [.note])
        #expect(await severities("double-space", files("de", "Jetzt %@  öffnen")) == [.warning])
        #expect(await severities("specifier-extra", files("en-XA", "Öpéñ %@ %@ ñöŵ")) == [.error])
    }
}
