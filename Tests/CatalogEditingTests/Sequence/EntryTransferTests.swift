import CatalogCore
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Moving keys to another table and copying them")
struct EntryTransferTests {
    private static let entries = """
        "Save it" : { "comment" : "Button", "localizations" : { "pt_BR" : \(InlineTables.unit("Salvar", "needs_review")) } },
        "days" : { "extractionState" : "manual", "localizations" : { "en" : { "variations" : { "plural" : {
            "one" : \(InlineTables.unit("%lld day")), "other" : \(InlineTables.unit("%lld days")) } } } } }
        """

    private func source() throws -> EditableTable { try SmallTable(Self.entries).table }

    private func target(_ language: String = "en") throws -> EditableTable {
        let text = """
            { "sourceLanguage" : "\(language)", "strings" : {
              "a" : { "localizations" : { "pt-BR" : \(InlineTables.unit("A")) } } }, "version" : "1.0" }
            """
        return try SmallTable([InlineTables.file(text, path: "Other.xcstrings")]).table
    }

    private func strings(_ table: EditableTable, after change: KeyChange) throws -> NaiveValue {
        let new = try #require(try table.plan([change]).files.first?.new)
        return try #require(NaiveReader.read(new)["strings"])
    }

    @Test("All content is moved; languages get the spelling of the other table")
    func moved() throws {
        let change = try EntryTransfer("Save it", from: source(), to: target()).moved()
        let strings = try strings(target(), after: change)
        #expect(strings.sayings("Save it", "pt-BR") == ["Salvar"])
        #expect(strings.states("Save it", "pt-BR") == ["needs_review"])
        #expect(strings.at(["Save it", "extractionState"]) == nil)
        #expect(strings.at(["Save it", "comment"]) != nil)
    }

    @Test("A copy of a key that is its own text gets that text if its name is an identifier")
    func copied() throws {
        let change = try EntryTransfer("Save it", from: source(), to: source()).copied(as: "button.save")
        let strings = try strings(source(), after: change)
        #expect(strings.sayings("button.save", "en") == ["Save it"])
        #expect(strings.at(["Save it"]) != nil)
    }

    @Test("A plural becomes a rule in a legacy table")
    func toLegacyTable() throws {
        let table = try SmallTable([InlineTables.file("\"a\" = \"A\";\n", path: "en.lproj/X.strings")]).table
        let change = try EntryTransfer("days", from: source(), to: table).moved()
        let file = try #require(try table.plan([change]).files.first)
        #expect(file.path == "en.lproj/X.stringsdict")
        #expect(String(decoding: try #require(file.new), as: UTF8.self).contains("%lld day"))
    }

    @Test("A key with texts in two spellings of a language is refused, because one would be lost")
    func severalSpellings() throws {
        let entry = """
            "b" : { "localizations" : { "de" : \(InlineTables.unit("Eins")), "DE" : \(InlineTables.unit("Zwei")) } }
            """
        let legacy = try SmallTable([InlineTables.file("\"x\" = \"X\";\n", path: "en.lproj/X.strings")]).table
        for target in [try target(), legacy] {
            let transfer = EntryTransfer("b", from: try SmallTable(entry).table, to: target)
            #expect(throws: ChangeRefusal.severalSpellings("Localizable.xcstrings", "de", ["de", "DE"])) {
                try transfer.moved()
            }
        }
    }

    @Test("Tables with different source languages and moves within one table are refused")
    func refusals() throws {
        #expect(throws: ChangeRefusal.otherSource("days", path: "Other.xcstrings", "en", "de")) {
            try EntryTransfer("days", from: source(), to: target("de")).moved()
        }
        #expect(throws: ChangeRefusal.sameTable("days", path: "Localizable.xcstrings")) {
            try EntryTransfer("days", from: source(), to: source()).moved()
        }
    }
}
