import CatalogRuntime
import Testing

@testable import XCStringsKit

@Suite("Surveys of a folder")
struct ProjectSurveyTests {
    private let french =
        "\"A\" : { \"localizations\" : { \"fr\" : \(InlineTables.unit("Un")), \"de\" : \(InlineTables.unit("Ein")) } }"

    @Test("A language of which half of some table is there is likely required")
    func languages() async {
        let entries =
            french + ", \"B\" : { \"localizations\" : { \"fr\" : \(InlineTables.unit("Deux")) } }, \"C\" : { }"
        let survey = ProjectSurvey(
            await TableLoader.load([InlineTables.catalog(entries, path: "App/A.xcstrings")]), sources: [])
        #expect(survey.languages.map(\.language) == ["en", "fr", "de"])
        #expect(survey.languages.map(\.textCount) == [3, 2, 1])
        #expect(survey.languages.map(\.isLikelyRequired) == [true, true, false])
        #expect(survey.tableFolders == ["App"])
    }

    @Test("Tables of tests and samples are left out where there are others")
    func testFolders() async {
        let project = await TableLoader.load([
            InlineTables.catalog("\"A\" : { }", path: "App/A.xcstrings"),
            InlineTables.catalog(french, path: "App/AppTests/Fixtures/B.xcstrings"),
        ])
        let survey = ProjectSurvey(project, sources: [])
        #expect(survey.testFolders == ["App/AppTests/"])
        #expect(survey.testTableCount == 1)
        #expect(survey.languages.map(\.language) == ["en"])
    }

    @Test("A folder of nothing but samples is taken as it is")
    func onlySamples() async {
        let project = await TableLoader.load([InlineTables.catalog("\"A\" : { }", path: "Tests/A.xcstrings")])
        let survey = ProjectSurvey(project, sources: [])
        #expect(survey.testFolders.isEmpty)
        #expect(survey.tables.count == 1)
    }

    @Test("A table in the folder itself, or in its folders of languages, makes it the place to look")
    func topFolder() async {
        let project = await TableLoader.load([InlineTables.file("\"a\" = \"A\";", path: "en.lproj/Localizable.strings")]
        )
        #expect(ProjectSurvey(project, sources: []).tableFolders == ["."])
    }

    @Test("A function that looks up what it is given or asked of is a helper")
    func helpers() async {
        let code = """
            extension String {
                var localized: String { NSLocalizedString(self, comment: "") }
                func tr(_ table: String) -> String {
                    Bundle.main.localizedString(forKey: self, value: nil, table: table)
                }
            }

            func L(_ key: String, args: CVarArg...) -> String {
                String(format: NSLocalizedString(key, comment: ""), arguments: args)
            }
            """
        #expect(helpers(in: code) == ["L(_:args:)", "localized", "tr(_:)"])
    }

    @Test("A look-up of a fixed key, a comment and a property of another type make no helper")
    func noHelpers() {
        let code = """
            func title(_ name: String) -> String { NSLocalizedString("home.title", comment: name) }
            // func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }
            extension Badge {
                var title: String { NSLocalizedString(self, comment: "") }
            }
            func other(_ key: String) -> String { key }
            let text = NSLocalizedString(key, comment: "")
            """
        #expect(helpers(in: code).isEmpty)
    }

    private func helpers(in code: String) -> [String] {
        let sources = [(path: "App/A.swift", bytes: Array(code.utf8))]
        return ProjectSurvey(Project(tables: [], files: []), sources: sources).helpers.map(\.name)
    }
}
