import CatalogCore
import CatalogEditing
import CatalogRuntime
import Foundation
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Catalogs that come back change only what a translator changed")
struct ReturnedTableTests {
    private static let entries = """
        "brand" : { "shouldTranslate" : false, "localizations" : { "en" : \(InlineTables.unit("Skerry")) } },
        "done" : { "comment" : "c", "extractionState" : "manual", "localizations" : {
          "en" : \(InlineTables.unit("Done")), "fr" : \(InlineTables.unit("Prêt\u{A0}!", "needs_review")) } },
        "price" : { "localizations" : { "en" : \(InlineTables.unit("Price")) } }
        """

    private func returned(
        _ entries: String, to trial: ExchangeTrial, _ change: (inout ImportSettings) -> Void = { _ in }
    )
        throws -> TableImport
    {
        try Self.returned(InlineTables.catalog(entries).bytes, to: trial, change)
    }

    private static func returned(
        _ bytes: [UInt8], to trial: ExchangeTrial, _ change: (inout ImportSettings) -> Void = { _ in }
    ) throws -> TableImport {
        let file = ReceivedPackage.File(path: "back.xcstrings", treePath: "back.xcstrings", bytes: bytes)
        var settings = ImportSettings()
        change(&settings)
        for case .translations(let received) in ReceivedTables([file], language: nil).elements {
            let files = try received.files(for: received.originals[0], in: trial.table, interface: InterfaceTexts())
            return try TableImport(files, into: trial.table, settings, interface: InterfaceTexts())
        }
        throw ReadingRefusal.unknownFormat
    }

    private func back(done: String, english: String = "Done", price: String = "") -> String {
        """
        "price" : { "localizations" : { \(price) "en" : \(InlineTables.unit("Price", "new")) } },
        "done" : { "localizations" : { "fr" : \(InlineTables.unit(done)), "en" : \(InlineTables.unit(english)) } },
        "brand" : { "localizations" : {
          "en" : \(InlineTables.unit("Skerry")), "fr" : \(InlineTables.unit("Skerry")) } }
        """
    }

    @Test("Lost states, comments, no-break spaces, order and copies of the source text change nothing")
    func lossy() throws {
        let trial = try ExchangeTrial(Self.entries)
        let price = "\"fr\" : \(InlineTables.unit("Price", "new")),"
        let result = try returned(back(done: "Prêt !", price: price), to: trial)
        #expect(result.changes == [])
        #expect(result.skips == [])
        #expect(result.kept.map(\.name).sorted() == ["brand", "price"])
    }

    @Test("A changed text is translated, or has the state that the user names, and keeps its no-break spaces")
    func edited() throws {
        let trial = try ExchangeTrial(Self.entries)
        let plain = try returned(back(done: "Fini !"), to: trial)
        #expect(plain.changes == [change("Fini\u{A0}!", .translated)])
        let reviewed = try returned(back(done: "Fini !"), to: trial) { $0.state = .needsReview }
        #expect(reviewed.changes == [change("Fini\u{A0}!", .needsReview)])
    }

    private func change(_ text: String, _ state: TranslationState) -> KeyChange {
        KeyChange("done", .change([.text("fr", .whole, text, state)], marksTranslations: false))
    }

    @Test("Copies are imported on request")
    func copies() throws {
        let trial = try ExchangeTrial(Self.entries)
        let price = "\"fr\" : \(InlineTables.unit("Price")),"
        let result = try returned(back(done: "Prêt !", price: price), to: trial) { $0.takesCopies = true }
        #expect(result.changes.map(\.key) == ["price"])
    }

    @Test("An emptied text and a different source text are skipped with the reason")
    func skipped() throws {
        let trial = try ExchangeTrial(Self.entries)
        #expect(try returned(back(done: ""), to: trial).skips == ["done: emptied"])
        let other = try returned(back(done: "Prêt !", english: "Ready"), to: trial)
        #expect(other.skips == ["done: source in the file is Ready"])
    }

    @Test("With the table as exported, older texts change nothing, and texts that both sides changed are skipped")
    func since() throws {
        let old = try ExchangeTrial(Self.entries)
        let now = try ExchangeTrial(Self.entries.replacing("Prêt\u{A0}!", with: "Terminé"))
        let unedited = try returned(back(done: "Prêt !"), to: now) { $0.base = .table(old.table.table) }
        #expect(unedited.changes == [])
        #expect(unedited.skips == [])
        let edited = try returned(back(done: "Fini !"), to: now) { $0.base = .table(old.table.table) }
        #expect(edited.changes == [])
        #expect(edited.skips == ["done: text is now Terminé"])
    }

    @Test("Every catalog of the corpus, written by another program without what services lose, changes nothing")
    func identity() throws {
        var count = 0
        for element in try CorpusTrials.all() where element.trial.table.isCatalog {
            guard let catalog = element.trial.table.files.first,
                let root = try? JSONSerialization.jsonObject(with: Data(catalog.bytes)),
                element.trial.table.table.duplicateKeys.isEmpty
            else { continue }
            let bytes = try JSONSerialization.data(withJSONObject: Self.withoutDetails(root), options: [.sortedKeys])
            let result = try Self.returned([UInt8](bytes), to: element.trial)
            #expect(result.changes == [], "\(catalog.path)")
            #expect(result.skips == [], "\(catalog.path)")
            count += result.unchangedCount
        }
        #expect(count > 100)
    }

    private static func withoutDetails(_ value: Any) -> Any {
        if let list = value as? [Any] { return list.map(withoutDetails) }
        guard var object = value as? [String: Any] else { return value }
        for name in ["comment", "extractionState", "isCommentAutoGenerated"] where object[name] is String {
            object[name] = nil
        }
        if object["state"] is String, let text = object["value"] as? String {
            object["state"] = "translated"
            object["value"] = text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        }
        return object.mapValues(withoutDetails)
    }
}

@Suite("Places of tables in trees of other programs")
struct TableFileLocationTests {
    @Test(
        "The language comes from a folder or from the end of the name",
        arguments: [
            ("fr.lproj/L.strings", "fr.lproj/L.strings"), ("a/fr/L.strings", "a/fr.lproj/L.strings"),
            ("a/L_pt_BR.strings", "a/pt-BR.lproj/L.strings"), ("app/L.strings", "app/L.strings"),
            ("back/theirs.xcstrings", "back/theirs.xcstrings"),
        ])
    func locations(path: String, location: String) {
        #expect(TableFileLocation(path).path == location)
    }
}

@Suite("ZIP archives")
struct ZIPArchiveTests {
    @Test("Other bytes are no archive")
    func refused() {
        #expect(throws: ZIPError.noArchive) { try ZIPArchive.entries(of: Array("no archive at all, but text".utf8)) }
    }

    @Test("Folders are left out, and compressed files have their texts; a damaged byte is an error")
    func compressed() throws {
        var bytes = try #require(Data(base64Encoded: Self.archive)).map { $0 }
        let entries = try ZIPArchive.entries(of: bytes)
        #expect(entries.map(\.path) == ["a/b.txt"])
        #expect(String(decoding: entries[0].bytes, as: UTF8.self) == Self.text)
        let middle = bytes.count / 4
        bytes[middle] ^= 0x10
        #expect(throws: ZIPError.self) { try ZIPArchive.entries(of: bytes) }
    }

    private static let archive = """
        UEsDBBQAAAAAAAAAIVAAAAAAAAAAAAAAAAACAAAAYS9QSwMEFAAAAAgAAAAhUJazi49jAAAAUgEAAAcAAABhL2IudH\
        h0dY7hCoAgDIRfxVdTGkVMF2HQ4yeeg8voz2R3+7xTCVGPLY6pErKVxcUqd5WQpLqfrOx2ndO2xpz9mPH2mw4cJmSc\
        cwLlwCSyvV+gOx5PnEsT5DLKvU+xYcLnrlSeYn5ad+QBUEsBAhQDFAAAAAAAAAAhUAAAAAAAAAAAAAAAAAIAAAAAAA\
        AAAAAAAIABAAAAAGEvUEsBAhQDFAAAAAgAAAAhUJazi49jAAAAUgEAAAcAAAAAAAAAAAAAAIABIAAAAGEvYi50eHRQ\
        SwUGAAAAAAIAAgBlAAAAqAAAAAAA
        """
    private static let text = """
        le alpha alpha le monde alpha texte beta alpha bonjour alpha bonjour gamma texte monde alp\
        ha le le beta texte alpha gamma alpha texte texte beta gamma le le beta le gamma alpha tex\
        te beta bonjour beta gamma bonjour le gamma alpha bonjour monde gamma bonjour gamma gamma \
        monde texte alpha beta texte beta gamma texte texte beta gamma alpha
        """
}
