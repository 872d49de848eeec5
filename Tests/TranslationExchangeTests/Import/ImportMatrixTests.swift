import CatalogCore
import CatalogEditing
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Every format, opened and saved by somebody else")
struct ImportMatrixTests {
    enum Format: CaseIterable {
        case xliff, csv, po, android, arb, i18next
    }

    private static let catalog = """
        "days" : { "localizations" : { "en" : { "variations" : { "plural" : {
          "one" : \(InlineTables.unit("%lld day")), "other" : \(InlineTables.unit("%lld days")) } } },
          "pl" : { "variations" : { "plural" : { "one" : \(InlineTables.unit("%lld dzień")),
          "few" : \(InlineTables.unit("%lld dni")), "many" : \(InlineTables.unit("%lld dni")),
          "other" : \(InlineTables.unit("%lld dnia")) } } } } },
        "done" : { "localizations" : { "en" : \(InlineTables.unit("Done")), "pl" : \(InlineTables.unit("Gotowe")) } }
        """

    /// Returns an exported file after a change of its text.
    private func text(_ format: Format, of trial: ExchangeTrial, _ change: (String) -> String) throws -> [UInt8] {
        let bytes =
            switch format {
            case .xliff: trial.xliff("pl")
            case .csv: trial.csv(["pl"])
            case .po: try #require(trial.po("pl")).bytes
            case .android: trial.android("pl")
            case .arb: try #require(trial.arb("pl")).bytes
            case .i18next: try #require(trial.json("pl")).bytes
            }
        return Array(change(String(decoding: bytes, as: UTF8.self)).utf8)
    }

    private func importing(
        _ format: Format, into trial: ExchangeTrial, _ change: (String) -> String
    ) throws -> TableImport {
        let bytes = try text(format, of: trial, change)
        return switch format {
        case .xliff: try trial.importing(bytes)
        case .csv: try trial.importing(csv: bytes)
        case .po: try trial.importing(po: bytes)
        case .android: try trial.importing(android: bytes, "pl")
        case .arb: try trial.importing(bytes, .arb)
        case .i18next: try trial.importing(bytes, .i18next, language: "pl")
        }
    }

    @Test("An unedited file changes nothing and skips nothing", arguments: Format.allCases)
    func unedited(format: Format) throws {
        let result = try importing(format, into: try ExchangeTrial(Self.catalog)) { $0 }
        #expect(result.changes == [])
        #expect(result.skips == [] && result.skippedCount == 0 && result.remarks.isEmpty)
    }

    @Test("An edited text comes in, and nothing else", arguments: Format.allCases, ["dzień", "Gotowe", "dnia"])
    func edited(format: Format, word: String) throws {
        let trial = try ExchangeTrial(Self.catalog)
        let result = try importing(format, into: trial) { $0.replacing(word, with: "tekst") }
        #expect(result.changedCount == 1 && result.skips == [])
        let before = trial.lines("pl")
        let after = try trial.after(result).lines("pl")
        #expect(after == before.map { $0.replacing(word, with: "tekst") })
    }

    @Test("A form that the language does not use is named, and its siblings come in", arguments: Format.allCases)
    func oddForm(format: Format) throws {
        let trial = try ExchangeTrial(Self.catalog)
        let result = try importing(format, into: trial) { text in
            text.replacing("dzień", with: "tekst").replacing(oddForm(format).before, with: oddForm(format).after)
        }
        #expect(result.changedCount == 1)
        #expect(result.skipped.count == 1, "\(result.skips)")
        #expect(try trial.after(result).lines("pl").contains { $0.contains("%lld tekst") })
    }

    /// Returns a part of a file and its replacement, which has a dual that Polish does not have.
    private func oddForm(_ format: Format) -> (before: String, after: String) {
        switch format {
        case .xliff:
            let unit = "<trans-unit id=\"days|==|plural.two\"><target>%lld dwa</target></trans-unit>"
            return ("    </body>", unit + "    </body>")
        case .csv: return ("days,plural.few", "days,plural.two,,,,%lld dwa\r\ndays,plural.few")
        case .po: return ("msgstr[2]", "msgstr[3] \"%lld dwa\"\nmsgstr[2]")
        case .android:
            return ("<item quantity=\"few\">", "<item quantity=\"two\">%1$d dwa</item><item quantity=\"few\">")
        case .arb: return ("plural, few{{count} dni}", "plural, two{{count} dwa} few{{count} dni}")
        case .i18next: return ("\"days_few\"", "\"days_two\": \"{{count}} dwa\", \"days_few\"")
        }
    }

    @Test("A legacy table without a source text exports no key as a text", arguments: ["en", "ja"] as [LanguageTag])
    func missingSource(language: LanguageTag) throws {
        let source = TableLoader.Source(
            path: "ja.lproj/InfoPlist.strings", bytes: Array("\"NSCameraUsageDescription\" = \"カメラ\";".utf8))
        let trial = try ExchangeTrial([source])
        let units = TableUnits(
            trial.table.table, files: trial.table.files, from: "en", to: language, allowsEveryCharacter: true)
        var sheet = SheetWriter()
        sheet.add([units])
        let csv = String(decoding: sheet.bytes(), as: UTF8.self)
        #expect(csv.contains(language == "en" ? "NSCameraUsageDescription,,en.lproj/InfoPlist.strings,," : ",,カメラ"))
        #expect(!csv.contains(",NSCameraUsageDescription"))
        let isSource = language == "en"
        let json = I18nextWriter(units, isSource: isSource).map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(json == (isSource ? "{}\n" : "{\n  \"NSCameraUsageDescription\": \"カメラ\"\n}\n"))
        let arb = ARBWriter(units, original: "L", isSource: isSource).map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(arb?.contains("\"x-source\"") == false)
        #expect(arb?.contains(": \"NSCameraUsageDescription\",") == false)
        #expect(MemoryText.all(in: [units]) { $0 }.isEmpty)
    }
}
