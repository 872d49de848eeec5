import CatalogCore
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Languages as a whole")
struct LanguagePlanTests {
    private static let entries = """
        "days" : { "localizations" : { "en" : { "variations" : { "plural" : {
            "one" : \(InlineTables.unit("%lld day")), "other" : \(InlineTables.unit("%lld days")) } } },
          "de" : \(InlineTables.unit("%lld Tage")) } },
        "brand" : { "shouldTranslate" : false },
        "Save" : {},
        "title" : { "localizations" : { "de" : \(InlineTables.unit("Titel")), "de-DE" : \(InlineTables.unit("Titel")),
            "fr" : \(InlineTables.unit("Titre")) } }
        """

    private func table() throws -> EditableTable { try SmallTable(Self.entries).table }

    private func root(after change: LanguageChange) throws -> NaiveValue {
        let plan = try table().plan(change)
        return NaiveReader.read(try #require(plan.files.first?.new ?? nil))
    }

    private static func legacy(_ files: [String: String]) throws -> EditableTable {
        try SmallTable(files.sorted { $0.key < $1.key }.map { InlineTables.file($0.value, path: $0.key) }).table
    }

    @Test("A language that comes in has the source's words in state new, with its own cases")
    func added() throws {
        let strings = try #require(try root(after: .add("ru"))["strings"])
        #expect(strings.sayings("Save", "ru") == ["Save"])
        #expect(strings.states("Save", "ru") == ["new"])
        #expect(
            strings.sayings("days", "ru") == [
                "plural.few = %lld days", "plural.many = %lld days", "plural.one = %lld day",
                "plural.other = %lld days",
            ])
        #expect(strings.at(["brand", "localizations"]) == nil)
        #expect(try table().plan(.add("fr")).files.isEmpty)
    }

    @Test("A language that goes takes its texts along, and no empty member stays")
    func removed() throws {
        let plan = try table().plan(.remove("de"))
        #expect(plan.keyCount == 2)
        let strings = try #require(try root(after: .remove("de"))["strings"])
        #expect(strings.at(["title", "localizations", "de"]) == nil)
        #expect(strings.at(["title", "localizations", "de-DE"]) != nil)
        #expect(throws: ChangeRefusal.sourceLanguage("en", path: "Localizable.xcstrings")) {
            try table().plan(.remove("en"))
        }
    }

    @Test("Another tag, also for the source language; the same texts become one")
    func renamed() throws {
        let strings = try #require(try root(after: .rename("fr", to: "fr-CA"))["strings"])
        #expect(strings.sayings("title", "fr-CA") == ["Titre"])
        let merged = try #require(try root(after: .rename("de-DE", to: "de"))["strings"])
        #expect(merged.sayings("title", "de") == ["Titel"])
        #expect(merged.at(["title", "localizations", "de-DE"]) == nil)
        #expect(try root(after: .rename("en", to: "en-US"))["sourceLanguage"]?.text == "en-US")
    }

    @Test("Other texts are not overwritten: the keys are named")
    func conflict() throws {
        #expect(throws: ChangeRefusal.languageConflict("fr", path: "Localizable.xcstrings", keys: ["title"])) {
            try table().plan(.rename("de", to: "fr"))
        }
    }

    @Test("Files of legacy tables come, go and change folders as they are")
    func legacyFiles() throws {
        let table = try Self.legacy(["en.lproj/X.strings": "\"a\" = \"A\";\n", "ko-KR.lproj/X.strings": "\"a\"=\"ㄱ\";"])
        let added = try table.plan(.add("fr")).files
        #expect(added.map(\.path) == ["fr.lproj/X.strings"] && added[0].new == [])
        let removed = try table.plan(.remove("ko-KR")).files
        #expect(removed.map(\.path) == ["ko-KR.lproj/X.strings"] && removed[0].new == nil)
        let renamed = try table.plan(.rename("ko-KR", to: "ko")).files
        #expect(renamed.map(\.path) == ["ko.lproj/X.strings", "ko-KR.lproj/X.strings"])
        #expect(renamed[0].new == Array("\"a\"=\"ㄱ\";".utf8))
    }

    @Test("A file that is at the new place stays where it says the same, else its keys are named")
    func legacyMerge() throws {
        let same = try Self.legacy([
            "en.lproj/X.strings": "\"a\" = \"A\";\n", "pt-BR.lproj/X.strings": "\"a\" = \"Á\";",
            "pt.lproj/X.strings": "/* c */ \"a\" = \"Á\";",
        ])
        #expect(try same.plan(.rename("pt-BR", to: "pt")).files.map(\.path) == ["pt-BR.lproj/X.strings"])
        let other = try Self.legacy([
            "en.lproj/X.strings": "\"a\" = \"A\";\n", "pt-BR.lproj/X.strings": "\"a\" = \"Á\";",
            "pt.lproj/X.strings": "\"a\" = \"À\";",
        ])
        #expect(throws: ChangeRefusal.languageConflict("pt", path: "pt.lproj/X.strings", keys: ["a"])) {
            try other.plan(.rename("pt-BR", to: "pt"))
        }
    }
}
