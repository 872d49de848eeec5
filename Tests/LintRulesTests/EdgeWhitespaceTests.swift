import CatalogLint
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("White space at the ends of texts")
struct EdgeWhitespaceTests {
    private func found(_ source: String, _ text: String) async -> [String] {
        let texts = "\"en\" : \(InlineTables.unit(source)), \"de\" : \(InlineTables.unit(text))"
        let project = await TableLoader.load([InlineTables.catalog("\"a\" : { \"localizations\" : { \(texts) } }")])
        return await Linter().check(project).findings.map { "\($0.severity) \($0.message.prefix { $0 != ":" })" }
    }

    @Test("The message names a tab as such")
    func tab() async {
        #expect(await found("\\tName", "Name") == ["note begins without a tab that the source has"])
        #expect(await found("\\t- Name", "Name") == ["warning begins without a tab that the source has"])
        #expect(await found("Home", "Start\\t") == ["note ends with a tab that the source does not have"])
    }

    @Test("A space that only the end of the translation has is a note, and one that it lacks a warning")
    func end() async {
        #expect(await found("Home", "Start ") == ["note ends with a space that the source does not have"])
        #expect(await found("Home", " Start ").allSatisfy { $0.hasPrefix("warning begins") })
        #expect(await found("at ", "bei") == ["warning ends without a space that the source has"])
    }

    @Test("If only the source has a space and is a complete sentence, the translation is accepted")
    func sourceAtFault() async {
        #expect(
            await found(" Become a fan!", "Werde ein Fan!") == [
                "note begins with a space that translations such as “Werde ein Fan!” do not have"
            ])
        #expect(await found("Name: ", "Der Name:") == ["note ends without a space that the source has"])
    }

    @Test("A word with spaces around it may be translated by a single space")
    func separator() async {
        #expect(await found(" at ", " ").isEmpty)
        #expect(await found("at", " ") == ["error the text is only white space, “ ”; write a text or remove it"])
    }

    private func found(outer: String, votes: String) async -> [String] {
        let localization = { (outer: String, votes: String) in
            """
            { "stringUnit" : { "state" : "translated", "value" : "\(outer)" }, "substitutions" : { "votes" : {
              "argNum" : 1, "formatSpecifier" : "lld",
              "variations" : { "plural" : { "other" : \(InlineTables.unit(votes)) } } } } }
            """
        }
        let (en, pt) = (localization("%#@votes@ from %2$@", "%arg votes"), localization(outer, votes))
        let entry = "\"%lld %@\" : { \"localizations\" : { \"en\" : \(en), \"pt\" : \(pt) } }"
        let project = await TableLoader.load([InlineTables.catalog(entry)])
        let selection = RuleSelection(only: ["edge-whitespace"])
        return await Linter(selection: selection).check(project).findings.map {
            String($0.message.prefix { $0 != ":" })
        }
    }

    @Test("Spaces of a substitution's case are compared together with the surrounding text")
    func substitutions() async {
        #expect(await found(outer: "%1$#@votes@%2$@", votes: "%arg votos de ").isEmpty)
        #expect(await found(outer: "%#@votes@ de %2$@", votes: "%arg votos").isEmpty)
        #expect(
            await found(outer: "%#@votes@ de %2$@", votes: "%arg votos ") == [
                "ends with a space that the source does not have"
            ])
    }
}
