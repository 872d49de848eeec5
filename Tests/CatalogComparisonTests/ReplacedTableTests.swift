import CatalogComparison
import CatalogCore
import StringTables
import TableConversion
import TestSupport
import Testing

@Suite("A legacy table and the catalog that replaced it")
struct ReplacedTableTests {
    @Test("A catalog that was converted from a legacy table has the same texts", .enabled(if: Corpus.isExpected))
    func replacedTable() async throws {
        let files = try Corpus.realFiles(in: "fittoday", endingIn: ["strings"])
        let sources = files.map { file in
            let folder = file.url.deletingLastPathComponent().lastPathComponent
            return TableLoader.Source(path: "\(folder)/Localizable.strings", bytes: file.bytes)
        }
        let table = try #require(await TableLoader.load(sources).tables.first as? LegacyTable)
        let catalog = Catalog(
            try Document(CatalogConversion(table, sourceLanguage: "en").bytes), path: "Localizable.xcstrings")
        #expect(TableDifference(from: table, to: catalog).changes.isEmpty)
        #expect(ProjectDifference(from: [table], to: [catalog]).tables.map(\.changes.count).reduce(0, +) == 0)
    }
}
