import CatalogLint
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("White space at the edges of texts")
struct EdgeWhitespaceTests {
    private func found(_ source: String, _ text: String) async -> [String] {
        let texts = "\"en\" : \(InlineTables.unit(source)), \"de\" : \(InlineTables.unit(text))"
        let project = await TableLoader.load([InlineTables.catalog("\"a\" : { \"localizations\" : { \(texts) } }")])
        return await Linter().check(project).findings.map { "\($0.severity) \($0.message.prefix { $0 != ":" })" }
    }

    @Test("A tab is called a tab")
    func tab() async {
        #expect(await found("\\tName", "Name") == ["warning begins without the source's tab"])
        #expect(await found("Home", "Start\\t") == ["warning ends with a tab that the source does not have"])
    }

    @Test("Where only the source has a space and is a whole sentence, the translation may well be right")
    func sourceAtFault() async {
        #expect(await found(" Become a fan!", "Werde ein Fan!") == ["note begins without the source's space"])
        #expect(await found("Name: ", "Der Name:") == ["warning ends without the source's space"])
    }

    @Test("A space between two texts is a translation of a word between two texts")
    func separator() async {
        #expect(await found(" at ", " ").isEmpty)
        #expect(await found("at", " ") == ["error the text is white space only, “ ”, so nothing is shown"])
    }
}
