import CatalogCore
import CatalogLint
import TestSupport
import Testing

@testable import Workspaces

@Suite("Xcode projects and packages around tables")
struct BuildFilesTests {
    /// Returns the facts about some tables in a new folder.
    private func facts(_ tables: [String], _ files: [String: String]) throws -> BuildFacts {
        let folder = try TemporaryFolder()
        for path in tables + [".git/HEAD"] { try folder.write(path) }
        for (path, text) in files { try folder.write(path, text) }
        let paths = Dictionary(uniqueKeysWithValues: tables.map { ($0, folder.file($0)) })
        let projects = SurroundingProjects(of: paths.values, currentFolder: folder.path)
        return BuildFiles(of: paths, currentFolder: folder.path, projects).facts
    }

    /// A project with an app whose folder Xcode synchronizes.
    private static let project = """
        { rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = ( T, U ); knownRegions = ( en, Base, de, Japanese ); };
            G = { isa = PBXGroup; children = ( F, X ); sourceTree = "<group>"; };
            F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            X = { isa = PBXFileReference; lastKnownFileType = folder; path = Kept.bundle; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = X; };
            R = { isa = PBXResourcesBuildPhase; files = ( B ); };
            T = {
                isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = ( F ); buildPhases = ( R ); buildConfigurationList = L;
            };
            U = {
                isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
                fileSystemSynchronizedGroups = ( F );
            };
            L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
            C = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
        }; }
        """

    @Test("A project has its languages, the tables of its targets, and the texts of its programs")
    func project() throws {
        let tables = [
            "App/Localizable.xcstrings", "Kept.bundle/en.lproj/InfoPlist.strings", "Other/Localizable.xcstrings",
        ]
        let facts = try facts(
            tables,
            [
                "App.xcodeproj/project.pbxproj": Self.project, "App/fr.lproj/Help.html": "",
                "App/Info.plist": #"{ NSCameraUsageDescription = "To scan meals"; }"#,
            ])
        let project = try #require(facts.projects.first)
        #expect(project.languages == ["en", "de", "ja"])
        // Xcode listed Japanese by its name without being asked.
        #expect(project.otherLanguages == ["fr", "ja"])
        #expect(project.tables == Set(tables.prefix(2)))
        #expect(project.regions.file.path == "App.xcodeproj/project.pbxproj")
        let program = try #require(project.programs.first)
        #expect(project.programs.count == 1)
        #expect(program.tables == ["App/Localizable.xcstrings"])
        #expect(program.texts.map(\.key) == ["NSCameraUsageDescription"])
        #expect(program.texts.map(\.location.file.path) == ["App/Info.plist"])
    }

    @Test("A package says what it does with each catalog")
    func package() throws {
        let manifest = """
            let package = Package(name: "Kit", targets: [
                .target(name: "Kit", exclude: ["Old.xcstrings"], resources: [.copy("Raw")])
            ])
            """
        let facts = try facts(
            ["Kit/Sources/Kit/Home.xcstrings", "Kit/Sources/Kit/Old.xcstrings", "Kit/Sources/Kit/Raw/Raw.xcstrings"],
            ["Kit/Package.swift": manifest])
        let package = try #require(facts.packages.first)
        #expect(package.processed == ["Kit/Sources/Kit/Home.xcstrings"])
        #expect(package.excluded == ["Kit/Sources/Kit/Old.xcstrings"])
        #expect(package.copied == ["Kit/Sources/Kit/Raw/Raw.xcstrings"])
        #expect(!package.hasDefaultLocalization)
        #expect(package.declaration.file.path == "Kit/Package.swift")
        #expect(facts.projects.isEmpty)
    }

    @Test("A file that a target names and that does not exist is absent, if the table is there in another language")
    func absent() throws {
        let project = """
            { rootObject = P; objects = {
                P = { isa = PBXProject; mainGroup = G; targets = ( T ); knownRegions = ( en, de, hi ); };
                G = { isa = PBXGroup; children = ( V, W ); sourceTree = "<group>"; };
                V = { isa = PBXVariantGroup; children = ( E, D, H ); sourceTree = "<group>"; };
                W = { isa = PBXVariantGroup; children = ( O ); sourceTree = "<group>"; };
                E = { isa = PBXFileReference; path = en.lproj/A.strings; sourceTree = "<group>"; };
                D = { isa = PBXFileReference; path = de.lproj/A.strings; sourceTree = "<group>"; };
                H = { isa = PBXFileReference; path = hi.lproj/A.strings; sourceTree = "<group>"; };
                O = { isa = PBXFileReference; path = hi.lproj/Other.strings; sourceTree = "<group>"; };
                B = { isa = PBXBuildFile; fileRef = V; };
                C = { isa = PBXBuildFile; fileRef = W; };
                R = { isa = PBXResourcesBuildPhase; files = ( B, C ); };
                T = { isa = PBXNativeTarget; name = App; buildPhases = ( R ); };
            }; }
            """
        // The German file exists, although it is not among the checked ones.
        let facts = try facts(
            ["en.lproj/A.strings"],
            ["App.xcodeproj/project.pbxproj": project, "de.lproj/A.strings": ""])
        let absent = try #require(facts.projects.first).absentFiles
        #expect(absent.map(\.path) == ["hi.lproj/A.strings"])
        #expect(
            absent.map { String(decoding: $0.location.file.bytes[$0.location.range], as: UTF8.self) } == [
                "hi.lproj/A.strings"
            ])
    }

    @Test("Programs in folders of examples have no texts to translate")
    func samples() throws {
        let tables = ["App/Localizable.xcstrings"]
        let files = [
            "App.xcodeproj/project.pbxproj": Self.project,
            "App/Info.plist": #"{ NSCameraUsageDescription = "To scan meals"; }"#,
        ]
        let inFolder = { (folder: String) in
            try self.facts(
                tables.map { folder + $0 },
                Dictionary(uniqueKeysWithValues: files.map { (folder + $0.key, $0.value) }))
        }
        #expect(try inFolder("").projects.flatMap(\.programs).map(\.texts.count) == [1])
        #expect(try inFolder("Examples/").projects.flatMap(\.programs).isEmpty)
    }
}
