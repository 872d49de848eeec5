import CatalogCore
import TestSupport
import Testing

@testable import StringTables

@Suite("Parsed files that are kept for changes")
struct KeptFilesTests {
    private static let sources = [
        TableLoader.Source(path: "A.xcstrings", bytes: Array(#"{"sourceLanguage":"en","strings":{}}"#.utf8)),
        TableLoader.Source(path: "de.lproj/Old.strings", bytes: Array("\"key\" = \"eins\";".utf8)),
        TableLoader.Source(path: "en.lproj/Broken.strings", bytes: Array("\"key\" =".utf8)),
    ]

    @Test("Only readable legacy files are kept, and only on request")
    func kept() async {
        let project = await TableLoader.load(Self.sources, keepsParsed: true)
        #expect(project.files.map { $0.parsed?.entries.map(\.key) } == [nil, ["key"], nil])
        #expect(await TableLoader.load(Self.sources).files.allSatisfy { $0.parsed == nil })
    }

    @Test("A kept file gives the same table as its bytes")
    func again() async throws {
        let project = await TableLoader.load(Self.sources, keepsParsed: true)
        let again = TableLoader.loadNow(project.files.map { TableLoader.Source($0) }, keepsParsed: true)
        #expect(again.files.map(\.parsed?.entries) == project.files.map(\.parsed?.entries))
        #expect(again.files.map(\.bytes) == project.files.map(\.bytes))
        #expect(again.broken.map(\.path) == project.broken.map(\.path))
        let table = try #require(again.tables.first { $0.path == "de.lproj/Old.strings" })
        #expect(table.entry(at: 0).localizations.first?.content.unit?.value?.string == "eins")
    }
}
