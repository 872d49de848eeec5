import CatalogLint
import CatalogRuntime
import Testing

@testable import CatalogEditing

@Suite("Adding a key to a table")
struct KeyAdditionTests {
    private func small() throws -> SmallTable {
        try SmallTable("\"x\" : {}", settings: LintSettings(requiredLanguages: ["en", "pt-BR"]))
    }

    private func text(_ language: LanguageTag, _ part: String, _ text: String) throws -> TextAssignment {
        TextAssignment(language, try .named(part), text)
    }

    @Test("A key that is a sentence needs no source text")
    func sourceText() throws {
        let table = try small().table
        #expect(KeyAddition("Save all").languagesWithoutText(in: table) == ["pt-BR"])
        #expect(KeyAddition("home.save").languagesWithoutText(in: table) == ["en", "pt-BR"])
    }

    @Test("A missing required language is refused")
    func missingLanguage() throws {
        let table = try small().table
        let addition = KeyAddition("home.save", texts: [try text("en", "", "Save")])
        #expect(throws: ChangeRefusal.missingLanguages("home.save", ["pt-BR"], given: [])) {
            try addition.change(in: table)
        }
    }

    @Test("Texts left for later copy the source text in state new")
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

    @Test("The requested parts are those of the source, with the language's own categories")
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

    @Test("It is marked as manual")
    func manual() throws {
        let small = try small()
        let texts = [try text("en", "", "Save"), try text("pt_BR", "", "Salvar")]
        let strings = try small.after(try KeyAddition("home.save", texts: texts, comment: "b").change(in: small.table))
        #expect(strings.at(["home.save", "extractionState"])?.text == "manual")
        #expect(strings.at(["home.save", "comment"])?.text == "b")
        #expect(strings.sayings("home.save", "pt-BR") == ["Salvar"])
    }
}
