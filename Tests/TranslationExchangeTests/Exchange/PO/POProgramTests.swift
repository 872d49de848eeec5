import CatalogRuntime
import Foundation
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Other programs can read the PO files", .waitsForPrograms)
struct POProgramTests {
    /// Returns PO files with plurals, parts and characters that need escapes, in languages with every number of forms.
    private static func files() throws -> [(language: LanguageTag, text: String)] {
        let english =
            #"{ "variations" : { "plural" : { "one" : \#(InlineTables.unit("%lld day")), "other" : \#(InlineTables.unit("%lld days")) } } }"#
        let trial = try ExchangeTrial(
            #"""
            "days" : { "comment" : "How long\nit was", "localizations" : { "en" : \#(english) } },
            "quote" : { "localizations" : { "en" : \#(InlineTables.unit("\\\"a\\\"\\t\\\\ %@\\u0001")), "pt-BR" : \#(InlineTables.unit("“é” 😀 %@", "needs_review")) } },
            "" : { }, "plain %% 100% sure" : { }
            """#)
        return try ["pt-BR", "ja", "ru", "ar", "cy", "sl", "lv", "kw", "en"].map { language in
            (language, String(decoding: try #require(trial.po(language)).bytes, as: UTF8.self))
        }
    }

    @Test("msgfmt reports no problem", .enabled(if: ForeignReader.hasMsgfmt, "needs msgfmt"))
    func msgfmt() throws {
        let folder = try TemporaryFolder()
        for file in try Self.files() {
            let path = try folder.write("\(file.language).po", file.text)
            let run = try Program.transcript(of: ["msgfmt", "--check", "-o", "/dev/null", path])
            #expect(run.status == 0 && run.text.isEmpty, "\(file.language): \(run.text)")
        }
    }

    @Test(
        "msgmerge with the template changes nothing", .enabled(if: ForeignReader.hasMsgfmt, "needs msgmerge"),
        arguments: ["pl", "de", "ja"] as [LanguageTag])
    func msgmerge(language: LanguageTag) throws {
        func plural(_ cases: KeyValuePairs<String, String>) -> String {
            let list = cases.map { "\"\($0)\" : \(InlineTables.unit("%lld \($1)", "translated"))" }
            return "{ \"variations\" : { \"plural\" : { \(list.joined(separator: ", ")) } } }"
        }
        let trial = try ExchangeTrial(
            """
            "days" : { "localizations" : { "en" : \(plural(["one": "day", "other": "days"])),
              "de" : \(plural(["zero": "gar kein Tag", "one": "Tag", "other": "Tage"])),
              "ja" : \(InlineTables.unit("%lld日", "translated")),
              "pl" : \(plural(["one": "dzień", "few": "dni", "many": "dni", "other": "dnia"])) } },
            "left %lld" : { "localizations" : { "de" : \(InlineTables.unit("noch %lld", "translated")),
              "pl" : \(plural(["one": "został", "few": "zostały", "many": "zostało", "other": "zostało"])) } },
            "tap" : { "localizations" : { "en" : { "variations" : { "device" : {
              "iphone" : \(InlineTables.unit("Tap", "translated")), "other" : \(InlineTables.unit("Press", "translated")) } } },
              "de" : \(InlineTables.unit("Drücken", "translated")), "pl" : \(InlineTables.unit("Naciśnij", "translated")) } },
            "press" : { "localizations" : { "en" : \(InlineTables.unit("Press it", "translated")), "ja" : { "variations" : {
              "device" : { "iphone" : \(InlineTables.unit("タップ", "translated")),
              "other" : \(InlineTables.unit("押す", "translated")) } } } } }
            """)
        let folder = try TemporaryFolder()
        let file = try folder.write("l.po", String(decoding: try #require(trial.po(language)).bytes, as: UTF8.self))
        let template = try folder.write("l.pot", trial.pot)
        let merged = try Program.run(["msgmerge", "-q", "-o", "-", file, template], in: folder.path)
        let result = try trial.importing(po: Array(merged.utf8))
        #expect(result.changes == [] && result.skips == [], "\(merged)")
    }

    @Test("polib reads the exported texts", .enabled(if: ForeignReader.hasPolib, "needs polib"))
    func polib() throws {
        let folder = try TemporaryFolder()
        for file in try Self.files() {
            let path = try folder.write("\(file.language).po", file.text)
            let script =
                "import json,polib,sys\nprint(json.dumps([[e.msgctxt,e.msgid,e.msgstr,sorted(e.msgstr_plural.items())]"
                + " for e in polib.pofile(sys.argv[1])]))"
            let output = try Program.run([ForeignReader.python, "-c", script, path], in: folder.path)
            let read = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[Any]])
            let written = try POParser.messages(in: Array(file.text.utf8)).filter { !$0.isHeader }
            #expect(read.map { $0[0] as? String } == written.map(\.context))
            #expect(read.count == 3)
            for (entry, message) in zip(read, written) where message.source?.contains("\u{1}") == false {
                #expect(entry[1] as? String == message.source)
                if message.pluralSource == nil { #expect(entry[2] as? String == message.forms[0]) }
                #expect((entry[3] as? [Any])?.count == (message.pluralSource == nil ? 0 : message.forms.count))
            }
        }
    }
}
