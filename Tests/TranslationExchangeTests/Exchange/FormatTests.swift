import CatalogCore
import CatalogEditing
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

extension ExchangeFormat: CustomTestStringConvertible {
    /// The name.
    public var testDescription: String { name }
}

@Suite("Every exchange format, by the library alone")
struct FormatTests {
    private static let catalog = """
        "days" : { "comment" : "In the header", "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : \(InlineTables.unit("%lld day")), "other" : \(InlineTables.unit("%lld days")) } } },
          "pl" : { "variations" : { "plural" : {
            "one" : \(InlineTables.unit("%lld dzień")), "few" : \(InlineTables.unit("%lld dni")),
            "many" : \(InlineTables.unit("%lld dni")), "other" : \(InlineTables.unit("%lld dnia")) } } } } },
        "done" : { "localizations" : { "en" : \(InlineTables.unit("Done")), "pl" : \(InlineTables.unit("Gotowe")) } }
        """

    private static let project = TableLoader.loadNow([
        InlineTables.catalog(catalog, path: "App/Localizable.xcstrings"),
        InlineTables.file("\"title\" = \"Settings\";\n", path: "App/en.lproj/Settings.strings"),
        InlineTables.file("\"title\" = \"Ustawienia\";\n", path: "App/pl.lproj/Settings.strings"),
    ]) { _ in "en" }

    private static let importable = ExchangeFormat.all.filter(\.isImportable)

    @Test("Names and extensions belong to one format each")
    func names() {
        let formats = ExchangeFormat.all
        #expect(formats.count >= 8 && Set(formats).count == formats.count)
        #expect(Set(formats.flatMap(\.endings)).count == formats.flatMap(\.endings).count)
        #expect(Set(formats.flatMap(\.receivedEndings)).count == formats.flatMap(\.receivedEndings).count)
        for format in formats {
            #expect(ExchangeFormat(named: format.name) == format)
            #expect(format.endings.allSatisfy { ExchangeFormat(ofPath: "a/b.\($0)") == format })
            #expect(
                format.receivedEndings.allSatisfy { ExchangeFormat(ofReceived: "a/b.\($0.uppercased())") == format })
        }
        #expect(ExchangeFormat(ofPath: "android") == nil && ExchangeFormat(ofPath: "strings.xml") == nil)
        #expect(ExchangeFormat(ofReceived: "memory.tmx") == .tmx)
    }

    @Test("An unedited export changes nothing and skips nothing", arguments: importable)
    func unedited(format: ExchangeFormat) throws {
        let trial = try FormatTrial(format, Self.project)
        let paths = try trial.write(try #require(try trial.export(["pl"])))
        let results = try paths.flatMap { try trial.imported($0) }
        #expect(Set(results.map(\.table)) == [0, 1])
        #expect(results.allSatisfy { $0.result.changes.isEmpty && $0.result.skippedCount == 0 })
        #expect(results.reduce(0) { $0 + $1.result.unchangedCount } >= 6)
    }

    @Test("An edited translation comes in, and nothing else", arguments: importable, ["dzień", "Ustawienia"])
    func edited(format: ExchangeFormat, word: String) throws {
        let trial = try FormatTrial(format, Self.project)
        let paths = try trial.write(try #require(try trial.export(["pl"]))) { $0.replacing(word, with: "tekst") }
        for (table, result) in try paths.flatMap({ try trial.imported($0) }) {
            let isOwn = table == (word == "dzień" ? 0 : 1)
            #expect(result.changedCount == (isOwn ? 1 : 0) && result.skippedCount == 0)
            guard isOwn else { continue }
            let plan = try trial.table(at: table).plan(result.changes)
            #expect(plan.files.map { String(decoding: $0.new ?? [], as: UTF8.self) }.contains { $0.contains("tekst") })
        }
    }

    @Test("Each format names its files, and recognizes those with translations", arguments: ExchangeFormat.all)
    func files(format: ExchangeFormat) throws {
        let export = try #require(try FormatTrial(format, Self.project).export(["pl"]))
        let paths = export.files.compactMap(\.path)
        #expect(paths.count == export.files.count && Set(paths).count == paths.count)
        for file in export.files where file.texts != nil && !file.isTemplate && !file.isBundled {
            #expect(ExchangeFormat(ofReceived: file.path ?? "") == format)
        }
        #expect(export.remarks == [])
    }

    @Test("A format with one file for a table and language refuses more")
    func oneFile() throws {
        for format in ExchangeFormat.all where format.layout == .filePerTable {
            let trial = try FormatTrial(format, Self.project)
            #expect(throws: ExportRefusal.severalTables) { try trial.export(["pl"], isFolder: false) }
            #expect(throws: ExportRefusal.severalLanguages) { try trial.export(["pl", "de"], isFolder: false) }
        }
    }

    @Test("A source language that nobody names is an error, and so is a file of no format")
    func refusals() throws {
        let project = TableLoader.loadNow([InlineTables.file("\"a\" = \"A\";\n", path: "pl.lproj/L.strings")])
        #expect(throws: ExportRefusal.noSourceLanguage(path: "pl.lproj/L.strings")) {
            _ = try ExportRequest(project, tool: ExchangeTrial.xcode)
        }
        #expect(throws: ReadingRefusal.unknownFormat) { _ = try ReceivedTranslations(contentsOf: "a.txt") }
        #expect(throws: ReadingRefusal.onlyWritten) { _ = try ReceivedTranslations(contentsOf: "a.tmx") }
        #expect(throws: ReadingRefusal.file(.notFound(path: "none.po"))) {
            _ = try ReceivedTranslations(contentsOf: "none.po")
        }
    }

    @Test("A name that leads out of the project is refused")
    func climbing() throws {
        let text = "msgid \"\"\nmsgstr \"Language: pl\\nX-Original: ../L.xcstrings\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n"
        let received = try ReceivedTranslations(Array(text.utf8), named: "pl.po", as: .po)
        #expect(throws: ReadingRefusal.leavesFolder("../L.xcstrings")) {
            try received.tables(named: received.originals[0], among: Self.project.tables)
        }
    }
}
