import CatalogCore
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@Suite("The source language of legacy tables")
struct SourceLanguageTests {
    private func source(_ folders: [String], development: LanguageTag? = nil) throws -> LanguageTag? {
        let files = folders.map { InlineTables.file("\"a\" = \"A\";", path: "\($0).lproj/T.strings") }
        return try #require(TableLoader.loadNow(files) { _ in development }.tables.first).sourceLanguage
    }

    @Test("A folder with the former name of English has the source language")
    func formerName() throws {
        #expect(try source(["English", "German"]) == "English")
        #expect(try source(["English", "German"], development: "de") == "German")
    }

    @Test("Of several spellings, the usual one counts, and otherwise always the same")
    func severalSpellings() throws {
        #expect(try source(["English", "en"]) == "en")
        #expect(try source(["eng", "English", "de"], development: "en") == "English")
    }
}
