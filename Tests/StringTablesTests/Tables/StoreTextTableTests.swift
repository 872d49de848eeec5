import CatalogCore
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@Suite("Tables of store texts")
struct StoreTextTableTests {
    private func project(_ files: [String: String], development: LanguageTag? = nil) -> Project {
        TableLoader.loadNow(files.map { InlineTables.file($0.value, path: $0.key) }) { _ in development }
    }

    private func text(_ key: String, _ language: LanguageTag, of table: any StringTable) -> String? {
        let index = (0..<table.entryCount).first { table.key(at: $0).string == key }
        return index.flatMap { table.entry(at: $0).localization(language)?.content.unit?.value?.string }
    }

    @Test("The folders of one page are one table, and those of each store are another")
    func grouping() throws {
        let tables = project([
            "m/metadata/en-US/name.txt": "FitToday\n", "m/metadata/de-DE/name.txt": "FitToday",
            "m/metadata/en-US/subtitle.txt": "", "m/metadata/android/en-US/title.txt": "FitToday",
        ]).tables
        #expect(tables.map(\.name) == ["android", "metadata"])
        let apple = try #require(tables.last)
        #expect(apple.isStoreText && apple.languages == ["en-US", "de-DE"] && apple.sourceLanguage == "en-US")
        #expect(text("name", "de-DE", of: apple) == "FitToday" && text("name", "en-US", of: apple) == "FitToday")
        #expect(text("subtitle", "en-US", of: apple) == "" && text("subtitle", "de-DE", of: apple) == nil)
    }

    @Test("A text has no line break of its file’s end, LF between its lines, and no format specifiers")
    func contents() throws {
        let table = try #require(
            project(["metadata/en-US/description.txt": "\u{FEFF}One\r\n\r\n100% d\r\n"]).tables.first)
        #expect(text("description", "en-US", of: table) == "One\n\n100% d")
        #expect(table.entry(at: 0).traits.isDisjoint(with: .percent))
        #expect(table.isLiteral && FormatString("100% d", isLiteral: table.isLiteral).pieces.isEmpty)
    }

    @Test("The source language is that of the project, else English, else the folder default, else the only one")
    func sourceLanguage() {
        let both = ["metadata/en-US/name.txt": "A", "metadata/de-DE/name.txt": "B"]
        #expect(project(both).tables[0].sourceLanguage == "en-US")
        #expect(project(both, development: "de").tables[0].sourceLanguage == "de-DE")
        #expect(project(both, development: "fr").tables[0].sourceLanguage == "en-US")
        let foreign = ["metadata/fr-FR/name.txt": "A", "metadata/de-DE/name.txt": "B"]
        #expect(project(foreign).tables[0].sourceLanguage == nil)
        #expect(project(["metadata/fr-FR/name.txt": "A"]).tables[0].sourceLanguage == "fr-FR")
        let common = foreign.merging(["metadata/default/subtitle.txt": "C"]) { $1 }
        let table = project(common).tables[0]
        #expect(table.sourceLanguage == "en-US" && text("subtitle", "en-US", of: table) == "C")
        #expect(project(common, development: "es").tables[0].sourceLanguage == "es")
    }

    @Test("Addresses, earlier release notes, shared and unused texts are not to be translated")
    func translatable() throws {
        let apple = project([
            "metadata/en-US/support_url.txt": "https://a.b", "metadata/en-US/subtitle.txt": "\n",
            "metadata/en-US/keywords.txt": "a", "metadata/default/keywords.txt": "b",
            "metadata/default/description.txt": "c", "metadata/default/name.txt": "d",
        ]).tables[0]
        let play = project([
            "metadata/android/en-US/changelogs/9.txt": "a", "metadata/android/en-US/changelogs/10.txt": "b",
            "metadata/android/en-US/changelogs/default.txt": "c",
        ]).tables[0]
        let open = [apple, play].flatMap { table in
            (0..<table.entryCount).map { table.entry(at: $0) }.filter(\.shouldTranslate).map(\.key.string)
        }
        #expect(Set(open) == ["description", "changelogs/10", "changelogs/default"])
    }

    @Test("Bytes that are no text make the file unreadable, and only that file")
    func invalid() {
        let project = TableLoader.loadNow([
            TableLoader.Source(path: "metadata/en-US/name.txt", bytes: [0x41, 0xE9]),
            TableLoader.Source(path: "metadata/de-DE/name.txt", bytes: [0x41]),
        ])
        #expect(project.files.first { $0.failure != nil }?.path == "metadata/en-US/name.txt")
        #expect(project.tables.first?.languages == ["de-DE"])
    }
}
