import CatalogCore
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Names of tables in exports")
struct TableNamesTests {
    private func tables(_ paths: [String]) -> [any StringTable] {
        TableLoader.loadNow(
            paths.map { path in
                let text =
                    path.hasSuffix("xcstrings")
                    ? #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
                    : path.hasSuffix("txt") ? "a" : #""k" = "v";"#
                return InlineTables.file(text, path: path)
            }
        ).tables
    }

    /// Returns the distinct names by the paths of the tables.
    private func names(_ paths: String...) -> [String: String] {
        let tables = tables(paths)
        return Dictionary(zip(tables.map(\.path), TableNames.distinct(tables) { $0 })) { first, _ in first }
    }

    @Test("Only tables of the same name need more than their name")
    func folders() {
        #expect(
            names("App/L.xcstrings", "Kit/L.xcstrings", "Kit/M.xcstrings")
                == ["App/L.xcstrings": "App/L", "Kit/L.xcstrings": "Kit/L", "Kit/M.xcstrings": "M"])
        #expect(
            names("L.xcstrings", "Kit/en.lproj/L.strings")
                == ["L.xcstrings": "L", "Kit/en.lproj/L.strings": "Kit/L"])
    }

    @Test("Tables in one folder have the paths of their files")
    func oneFolder() {
        #expect(
            names("l10n/L.strings", "l10n/en.lproj/L.strings")
                == ["l10n/L.strings": "l10n/L", "l10n/en.lproj/L.strings": "l10n/en.lproj/L"])
        #expect(
            names("L.strings", "L.xcstrings") == ["L.strings": "L.strings", "L.xcstrings": "L.xcstrings"])
    }

    @Test("Pages of a store are named after their folders")
    func pages() throws {
        #expect(
            names("ios/metadata/en-US/name.txt", "mac/metadata/en-US/name.txt")
                == ["ios/metadata/en-US/name.txt": "ios/metadata", "mac/metadata/en-US/name.txt": "mac/metadata"])
        let page = try #require(tables(["ios/metadata/en-US/name.txt"]).first)
        #expect(page.page == "ios/metadata/" && page.shownPath == "ios/metadata")
        #expect(TableNames.name(of: "ios/metadata/") { "project/\($0)" } == "project/ios/metadata/")
        let here = try #require(tables(["en-US/name.txt"]).first)
        #expect(here.page == "./")
    }

    private func indices(_ content: String, as format: ExchangeFormat, at path: String, among paths: [String]) throws
        -> [String]
    {
        let tables = tables(paths)
        let received = try ReceivedTranslations(Array(content.utf8), named: path, as: format)
        let original = try #require(received.originals.first)
        return try received.tables(named: original, among: tables).map { tables[$0].path }
    }

    private let locations = ["L.xcstrings", "Kit/L.xcstrings", "fastlane/metadata/en-US/name.txt"]

    @Test(
        "A file without the name of a table is for the app, and one with the name of a page for the page",
        arguments: [
            ("", ["L.xcstrings", "Kit/L.xcstrings"]), ("fastlane/metadata/", ["fastlane/metadata/en-US/name.txt"]),
            ("/fastlane/metadata", ["fastlane/metadata/en-US/name.txt"]),
            ("fastlane/metadata/en-US/name.txt", ["fastlane/metadata/en-US/name.txt"]),
            ("other/screenshots/", []),
        ])
    func pagesAndApps(path: String, expected: [String]) throws {
        let sheet = "key,path,en,de\nname,\(path),A,B\n"
        #expect(try indices(sheet, as: .csv, at: "s.csv", among: locations).sorted() == expected.sorted())
    }

    @Test("Without an app, a file without the name of a table is for the page")
    func onlyPage() throws {
        let paths = ["metadata/en-US/name.txt"]
        #expect(try indices("key,en,de\nname,A,B\n", as: .csv, at: "s.csv", among: paths) == paths)
    }

    @Test("Files of a platform are never for a page", arguments: [ExchangeFormat.arb, .json])
    func platforms(format: ExchangeFormat) throws {
        let content = #"{"@@locale": "de", "@@x-original": "metadata", "name": "B"}"#
        let paths = ["metadata/en-US/name.txt", "Kit/L.xcstrings"]
        let found = try indices(content, as: format, at: "de/metadata.json", among: paths)
        #expect(!found.contains(paths[0]))
    }

    @Test("The folder of an Android export tells tables of one name apart")
    func androidFolders() throws {
        let content = #"<resources><string name="a">B</string></resources>"#
        for (folder, expected) in [("out/Kit/L", "Kit/L.xcstrings"), ("out/L", "L.xcstrings")] {
            let path = "/\(folder)/values-de/l.xml"
            #expect(try indices(content, as: .android, at: path, among: locations) == [expected])
        }
        #expect(try indices(content, as: .android, at: "/res/values-de/l.xml", among: locations).count == 2)
    }

    @Test("A folder of a table that is also a language does not hide the language’s folder")
    func languageFolders() {
        let path = MessageFilePath("locales/pt-BR/src/L.json")
        #expect(path.language == "pt-BR" && path.table == "src/L")
        #expect(MessageFilePath("locales/de/app/L.json").language == "de")
        #expect(MessageFilePath("locales/fil/L.json").language == "fil")
        let inside = MessageFilePath("locales/fil/it.lproj/Old/L.json")
        #expect(inside.language == "fil" && inside.table == "it.lproj/Old/L")
    }
}
