import CatalogCore
import StringTables
import TestSupport
import Testing
import XcodeProjects

@testable import CatalogReports

@Suite("Languages from the Xcode project")
struct SurveyedOriginTests {
    private func project(_ path: String, region: String, regions: String, files: String = "") throws -> XcodeProject {
        let text = """
            { objects = {
                P = {
                    isa = PBXProject; developmentRegion = "\(region)"; knownRegions = ( \(regions) ); targets = ( T );
                };
                T = { isa = PBXNativeTarget; name = T; buildPhases = ( R ); };
                R = { isa = PBXResourcesBuildPhase; files = ( B ); };
                B = { isa = PBXBuildFile; fileRef = F; };
                F = { isa = PBXFileReference; path = "\(files)"; sourceTree = "<absolute>"; };
            }; rootObject = P; }
            """
        return try XcodeProject(Array(text.utf8), path: path)
    }

    private func origin(_ projects: [XcodeProject], files: [String] = []) -> SurveyedOrigin? {
        SurveyedOrigin(projects, files: files) { String($0.dropFirst()) }
    }

    @Test("Source language and languages come from the project, without Base, and with old names as tags")
    func languages() throws {
        let found = try #require(
            origin([project("/A.xcodeproj", region: "English", regions: "English, Base, de, \"pt-BR\"")]))
        #expect(found.path == "A.xcodeproj")
        #expect(found.source == "en")
        #expect(found.languages == ["en", "de", "pt-BR"])
        #expect(origin([]) == nil)
    }

    @Test("Of several projects, the one with most of the tables counts")
    func several() throws {
        let sample = try project("/Sample.xcodeproj", region: "fr", regions: "fr")
        let app = try project("/ios/App.xcodeproj", region: "de", regions: "de", files: "/ios/L.strings")
        #expect(origin([sample, app], files: ["/ios/L.strings"])?.source == "de")
        #expect(origin([sample, app])?.source == "fr")
    }

    @Test("A language without texts that the project lists is shown; one that it does not list is not required")
    func survey() async throws {
        let entries = "\"A\" : { \"localizations\" : { \"fr\" : \(InlineTables.unit("Un")) } }"
        let project = await TableLoader.load([InlineTables.catalog(entries, path: "A.xcstrings")])
        let origin = try origin([self.project("/A.xcodeproj", region: "en", regions: "en, de")])
        let survey = ProjectSurvey(project, sources: [], helpers: .success([]), origin: origin)
        #expect(survey.languages.map(\.language) == ["en", "fr", "de"])
        #expect(survey.languages.map(\.isLikelyRequired) == [true, false, false])
        #expect(survey.languages.map(\.isUnlisted) == [false, true, false])
    }

    @Test("Without a project, the file that declares the language of most tables counts, and lists no languages")
    func declarations() async throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Info.plist", "{ CFBundleDevelopmentRegion = fr; }")
        try folder.write("Kit/Package.swift", #"let package = Package(name: "Kit", defaultLocalization: "ja")"#)
        let paths = ["App/de.lproj/A.strings", "Kit/de.lproj/A.strings", "App/it.lproj/A.strings"]
        let declared = DeclaredSourceLanguage.ofTables(paths.map { folder.file($0) })
        let shown = { (path: String) in String(path.dropFirst(folder.path.count + 1)) }
        let origin = try #require(SurveyedOrigin(Array(declared.values), path: shown))
        #expect(origin.path == "App/Info.plist")
        #expect(origin.setting == "CFBundleDevelopmentRegion")
        #expect(origin.source == "fr")
        #expect(SurveyedOrigin([]) { $0 } == nil)
        let project = await TableLoader.load([
            TableLoader.Source(path: "de.lproj/A.strings", bytes: Array(#""a" = "A";"#.utf8))
        ])
        let survey = ProjectSurvey(project, sources: [], helpers: .success([]), origin: origin)
        #expect(survey.languages.map(\.isUnlisted) == [false])
    }

    @Test("Every language is compared with the same keys, so that half of them is half of the shown number")
    func sameKeys() async {
        let unit = InlineTables.unit("Un")
        let project = await TableLoader.load([
            InlineTables.catalog("\"A\" : { \"localizations\" : { \"fr\" : \(unit) } }", path: "A.xcstrings"),
            InlineTables.catalog("\"B\" : { }, \"C\" : { }", path: "B.xcstrings"),
        ])
        let french = ProjectSurvey(project, sources: [], helpers: []).languages.first { $0.language == "fr" }
        #expect(french?.textCount == 1)
        #expect(french?.keyCount == 3)
        #expect(french?.isLikelyRequired == false)
    }
}
