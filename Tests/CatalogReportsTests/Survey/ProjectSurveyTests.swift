import StringTables
import TestSupport
import Testing

@testable import CatalogReports

@Suite("Surveys of a folder")
struct ProjectSurveyTests {
    private let french =
        "\"A\" : { \"localizations\" : { \"fr\" : \(InlineTables.unit("Un")), \"de\" : \(InlineTables.unit("Ein")) } }"

    @Test("A language for which half of a table's texts exist is probably required")
    func languages() async {
        let entries =
            french + ", \"B\" : { \"localizations\" : { \"fr\" : \(InlineTables.unit("Deux")) } }, \"C\" : { }"
        let survey = ProjectSurvey(
            await TableLoader.load([InlineTables.catalog(entries, path: "App/A.xcstrings")]), sources: [], helpers: [])
        #expect(survey.languages.map(\.language) == ["en", "fr", "de"])
        #expect(survey.languages.map(\.textCount) == [3, 2, 1])
        #expect(survey.languages.map(\.isLikelyRequired) == [true, true, false])
        #expect(survey.tableFolders == ["App"])
    }

    @Test("Exactly half of the texts are enough; a text less is not")
    func half() async {
        let text = { "{ \"localizations\" : { \"fr\" : \(InlineTables.unit($0)) } }" }
        let survey = { (entries: String) async in
            ProjectSurvey(await TableLoader.load([InlineTables.catalog(entries)]), sources: [], helpers: [])
        }
        let two = await survey("\"A\" : \(text("Un")), \"B\" : { }")
        #expect(two.languages.map(\.isLikelyRequired) == [true, true])
        let three = await survey("\"A\" : \(text("Un")), \"B\" : { }, \"C\" : { }")
        #expect(three.languages.map(\.isLikelyRequired) == [true, false])
    }

    @Test("A table that cannot be read counts only where tables are not left out anyway")
    func broken() async {
        let own = InlineTables.catalog("\"A\" : { }", path: "App/A.xcstrings")
        let broken = { TableLoader.Source(path: $0, bytes: Array("{".utf8)) }
        let left = await TableLoader.load([own, broken("Vendor/Kit/B.xcstrings")])
        #expect(ProjectSurvey(left, sources: [], helpers: []).brokenCount == 0)
        let both = await TableLoader.load([own, broken("App/B.xcstrings"), broken("Vendor/Kit/B.xcstrings")])
        #expect(ProjectSurvey(both, sources: [], helpers: []).brokenCount == 1)
        let alone = await TableLoader.load([broken("Vendor/Kit/B.xcstrings")])
        #expect(ProjectSurvey(alone, sources: [], helpers: []).brokenCount == 1)
    }

    @Test("The keys of a file outside of the folders of languages are missing in none")
    func tableOfAll() async {
        let files = [("App/en.lproj/A.strings", "\"a\" = \"A\";"), ("App/B.strings", "\"b\" = \"B\"; \"c\" = \"C\";")]
        let sources = files.map { TableLoader.Source(path: $0.0, bytes: Array($0.1.utf8)) }
        let survey = ProjectSurvey(await TableLoader.load(sources), sources: [], helpers: [])
        #expect(survey.tables.map(\.keyCount).sorted() == [1, 2])
        #expect(survey.languages.map(\.keyCount) == [1])
    }

    @Test("Folders of code do not contain data of Xcode or data beside the folders")
    func sourceFolders() async {
        let others = ["App.xcodeproj/Info.plist", "App.xcworkspace/x.plist", "tools.json", "Widget/Info.plist"]
        let survey = ProjectSurvey(
            await TableLoader.load([]), sources: ["App/View.swift"], others: others, helpers: .success([]), origin: nil)
        #expect(survey.sourceFolders == ["App", "Widget"])
    }

    @Test("A name that no language translates is not missing in any")
    func names() async {
        let entries = french + ", \"OpenSSL\" : { }, \"PID\" : { }, \"Save\" : { }"
        let survey = ProjectSurvey(
            await TableLoader.load([InlineTables.catalog(entries)]), sources: [], helpers: [])
        #expect(survey.languages.map(\.textCount) == [4, 3, 3])
    }

    @Test("Tables of tests and samples are excluded if there are others")
    func testFolders() async {
        let project = await TableLoader.load([
            InlineTables.catalog("\"A\" : { }", path: "App/A.xcstrings"),
            InlineTables.catalog(french, path: "App/AppTests/Fixtures/B.xcstrings"),
        ])
        let survey = ProjectSurvey(project, sources: [], helpers: [])
        #expect(survey.testFolders == ["App/AppTests/"])
        #expect(survey.testTableCount == 1)
        #expect(survey.languages.map(\.language) == ["en"])
    }

    @Test("A folder with only samples is surveyed as it is")
    func onlySamples() async {
        let project = await TableLoader.load([InlineTables.catalog("\"A\" : { }", path: "Tests/A.xcstrings")])
        let survey = ProjectSurvey(project, sources: [], helpers: [])
        #expect(survey.testFolders.isEmpty)
        #expect(survey.tables.count == 1)
    }

    @Test("If the folder itself or its language folders have a table, the folder is the path to search")
    func topFolder() async {
        let project = await TableLoader.load([InlineTables.file("\"a\" = \"A\";", path: "en.lproj/Localizable.strings")]
        )
        #expect(ProjectSurvey(project, sources: [], helpers: []).tableFolders == ["."])
    }

    @Test("Lookup functions in tests are not proposed; without code, the functions are unknown")
    func helpers() async {
        let found = [
            LookupHelper(name: "L(_:)", path: "App/L.swift", line: 3),
            LookupHelper(name: "stub(_:)", path: "AppTests/Stub.swift", line: 1),
        ]
        let project = Project(tables: [], files: [])
        let sources = ["App/L.swift", "AppTests/Stub.swift", "Package.swift"]
        let survey = ProjectSurvey(project, sources: sources, helpers: found)
        #expect(survey.helpers?.map(\.name) == ["L(_:)"])
        #expect(survey.sourceFolders == ["App"])
        #expect(survey.sourceCount == 1)
        #expect(ProjectSurvey(project, sources: sources, helpers: nil).helpers == nil)
    }
}
