import CatalogCore
import StringTables
import TestSupport
import Testing

@testable import CatalogComparison

@Suite("Tables with files that could not be read")
struct SkippedTableTests {
    private static let english = InlineTables.file("\"a\" = \"A\";", path: "en.lproj/T.strings")
    private static let german = InlineTables.file("\"a\" = \"Ä\";\n\"b\" = \"B\";", path: "de.lproj/T.strings")
    private static let catalog = InlineTables.catalog("\"a\" : { }", path: "T.xcstrings")

    private func skipped(_ path: String) -> SkippedFile { SkippedFile(path: path, position: nil, reason: "broken") }

    private func difference(
        _ old: [TableLoader.Source], _ new: [TableLoader.Source], _ unread: SkippedFiles,
        renames: [String: String] = [:]
    ) async -> ProjectDifference {
        ProjectDifference(
            from: await TableLoader.load(old).tables, to: await TableLoader.load(new).tables, renames: renames,
            unread: unread)
    }

    @Test("A catalog that cannot be read in one version has no changes and is listed", arguments: [true, false])
    func catalog(isOld: Bool) async {
        let file = skipped("T.xcstrings")
        let difference = await difference(
            isOld ? [] : [Self.catalog], isOld ? [Self.catalog] : [],
            isOld ? SkippedFiles(old: [file]) : SkippedFiles(new: [file]))
        #expect(difference.isEmpty)
        #expect(difference.unread == [file])
    }

    @Test("The same applies to a renamed catalog, and to all files of a folder that cannot be listed")
    func renamed() async {
        let renamed = await difference(
            [Self.catalog], [], SkippedFiles(new: [skipped("U.xcstrings")]), renames: ["U.xcstrings": "T.xcstrings"])
        #expect(renamed.isEmpty)
        let inFolder = InlineTables.catalog("\"a\" : { }", path: "App/T.xcstrings")
        #expect(await difference([inFolder], [], SkippedFiles(new: [skipped("App")])).isEmpty)
    }

    @Test("Legacy tables are compared without the languages of unread files")
    func legacy() async {
        let changed = InlineTables.file("\"a\" = \"B\";", path: "en.lproj/T.strings")
        let difference = await difference(
            [Self.english, Self.german], [changed], SkippedFiles(new: [skipped("de.lproj/T.strings")]))
        #expect(difference.tables.flatMap(\.changes).map(\.kind) == [.source])
    }

    @Test("A catalog beside unread tables that it replaced is not new")
    func replaced() async {
        let unread = SkippedFiles(old: [skipped("de.lproj/T.strings")])
        #expect(await difference([], [Self.catalog], unread).isEmpty)
    }

    @Test("Other tables are compared")
    func others() async {
        let unread = SkippedFiles(new: [skipped("U.xcstrings")])
        #expect(await difference([Self.catalog], [], unread).tables.flatMap(\.changes).map(\.kind) == [.removed])
    }
}
