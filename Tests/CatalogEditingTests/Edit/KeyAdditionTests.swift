import CatalogLint
import CatalogRuntime
import Testing

@testable import CatalogEditing

@Suite("A key that comes into a table")
struct KeyAdditionTests {
    private func small() throws -> SmallTable {
        try SmallTable("\"x\" : {}", settings: LintSettings(requiredLanguages: ["en", "pt-BR"]))
    }

    private func text(_ language: LanguageTag, _ part: String, _ text: String) throws -> TextAssignment {
        TextAssignment(language, try .named(part), text)
    }

    @Test("A key that reads as a text needs none in the source language")
    func sourceText() throws {
        let table = try small().table
        #expect(KeyAddition("Save all").languagesWithoutText(in: table) == ["pt-BR"])
        #expect(KeyAddition("home.save").languagesWithoutText(in: table) == ["en", "pt-BR"])
    }

    @Test("A required language without a text is refused")
    func missingLanguage() throws {
        let table = try small().table
        let addition = KeyAddition("home.save", texts: [try text("en", "", "Save")])
        #expect(throws: ChangeRefusal.missingLanguages("home.save", ["pt-BR"], given: [])) {
            try addition.change(in: table)
        }
    }

    @Test("What is left for later says the source's words in state new")
    func incomplete() throws {
        let small = try small()
        let addition = KeyAddition("home.save", texts: [try text("en", "", "Save")], isIncomplete: true)
        let strings = try small.after(try addition.change(in: small.table))
        #expect(strings.sayings("home.save", "pt-BR") == ["Save"])
        #expect(strings.states("home.save", "pt-BR") == ["new"])
    }

    @Test("A plural needs the categories of its language")
    func missingCategory() throws {
        let table = try small().table
        let texts = [try text("en", "plural.one", "%lld day"), try text("pt-BR", "plural.other", "%lld dias")]
        #expect(throws: ChangeRefusal.missingCategories("n.days", "en", .whole, [.other])) {
            try KeyAddition("n.days", texts: texts).change(in: table)
        }
    }

    @Test("The parts asked for are those of the source, with the language's own categories")
    func parts() throws {
        let table = try small().table
        let texts = [try text("en", "plural.one", "%lld day"), try text("en", "plural.other", "%lld days")]
        let addition = KeyAddition("n.days", texts: texts)
        #expect(addition.parts(for: "ja", in: table).map(\.description) == ["plural.other"])
        #expect(
            addition.parts(for: "pl", in: table).map(\.description) == [
                "plural.one", "plural.few", "plural.many", "plural.other",
            ])
        #expect(addition.sourceText(for: try .named("plural.few"), in: table) == "%lld days")
    }

    @Test("It is written by hand, and says so")
    func manual() throws {
        let small = try small()
        let texts = [try text("en", "", "Save"), try text("pt_BR", "", "Salvar")]
        let strings = try small.after(try KeyAddition("home.save", texts: texts, comment: "b").change(in: small.table))
        #expect(strings.at(["home.save", "extractionState"])?.text == "manual")
        #expect(strings.at(["home.save", "comment"])?.text == "b")
        #expect(strings.sayings("home.save", "pt-BR") == ["Salvar"])
    }
}
