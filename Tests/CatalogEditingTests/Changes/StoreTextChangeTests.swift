import CatalogCore
import CatalogLint
import StringTables
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Changes to store texts")
struct StoreTextChangeTests {
    private let table: SmallTable

    init() throws {
        table = try SmallTable([
            InlineTables.file("One\r\nTwo\r\n", path: "metadata/en-US/description.txt"),
            InlineTables.file("Your day", path: "metadata/en-US/subtitle.txt"),
            InlineTables.file("Eins\r\nZwei\r\n", path: "metadata/de-DE/description.txt"),
        ])
    }

    private func files(after changes: KeyChange...) throws -> [String: String?] {
        try table.table.plan(changes).files.reduce(into: [:]) { files, change in
            files[change.path] = .some(change.new.map { String(decoding: $0, as: UTF8.self) })
        }
    }

    private func set(_ key: String, _ language: LanguageTag, _ text: String) -> KeyChange {
        KeyChange(key, .change([.text(language, .whole, text, .translated)], marksTranslations: false))
    }

    @Test("A text is written to its own file, and other bytes stay")
    func set() throws {
        #expect(
            try files(after: set("description", "de-DE", "Eins\n100 % und %d"))
                == ["metadata/de-DE/description.txt": "Eins\r\n100 % und %d\r\n"])
    }

    @Test("A missing text becomes a file that ends as that of the source language")
    func added() throws {
        #expect(
            try files(after: set("subtitle", "de-DE", "Dein Tag")) == ["metadata/de-DE/subtitle.txt": "Dein Tag"])
        #expect(
            try files(after: set("description", "fr-FR", "Un"))
                == ["metadata/fr-FR/description.txt": "Un\n"])
    }

    @Test("A removed text is a removed file")
    func removed() throws {
        #expect(try files(after: KeyChange("subtitle", .remove)) == ["metadata/en-US/subtitle.txt": nil])
    }

    @Test("A store has texts of fixed names, without comments, states and forms, and with limits")
    func refused() {
        let text = EntryChange.text("en-US", .whole, "x", .translated)
        #expect(table.refusal(KeyChange("slogan", .add([text]))) == .notInStoreTexts("slogan", .names))
        #expect(table.refusal(KeyChange("subtitle", .rename("name"))) == .notInStoreTexts("subtitle", .names))
        #expect(table.refusal(of: "subtitle", .comment("x")) == .notInStoreTexts("subtitle", .comments))
        #expect(
            table.refusal(of: "subtitle", .state("en-US", nil, .needsReview, from: nil))
                == .notInStoreTexts("subtitle", .states))
        #expect(
            table.refusal(of: "subtitle", .text("en-US", PartPath([.variation(.plural, "one")]), "x", .translated))
                == .notInStoreTexts("subtitle", .forms))
        guard case .findings(let texts) = table.refusal(set("subtitle", "en-US", String(repeating: "a", count: 31)))
        else {
            Issue.record("a long text was not refused")
            return
        }
        #expect(texts.map(\.rule) == ["store-text-length"])
    }

    @Test("A new language gets an empty file for each text, and another name moves its files")
    func languages() throws {
        let added = try table.table.plan(.add("fr-FR")).files
        #expect(added.map(\.path) == ["metadata/fr-FR/description.txt", "metadata/fr-FR/subtitle.txt"])
        #expect(added.allSatisfy { $0.old == nil && $0.new == [] })
        let moved = try table.table.plan(.rename("de-DE", to: "de-AT")).files
        #expect(moved.map(\.path) == ["metadata/de-AT/description.txt", "metadata/de-DE/description.txt"])
        #expect(moved.first?.new == Array("Eins\r\nZwei\r\n".utf8) && moved.last?.new == nil)
        let removed = try table.table.plan(.remove("de-DE")).files
        #expect(removed.map(\.path) == ["metadata/de-DE/description.txt"])
    }
}
