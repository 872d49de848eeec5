import CatalogCore
import Testing
import TestSupport

@testable import XcodeProjects

@Suite("Xcode projects")
struct XcodeProjectTests {
    @Test("The languages and targets of a project are read")
    func project() throws {
        let project = try ProjectText.read(
            ProjectText.of("", project: "developmentRegion = \"en-US\"; knownRegions = ( \"en-US\", Base, de );"))
        #expect(project.name == "App")
        #expect(project.folder == "/p")
        #expect(project.developmentRegion == "en-US")
        #expect(project.knownRegions == ["en-US", "Base", "de"])
        #expect(project.targets.map(\.name) == ["App", "Widget"])
        #expect(project.targets.map(\.product) == [.program, .program])
    }

    @Test(
        "The type of a target determines its product",
        arguments: [
            ("com.apple.product-type.framework", ProductType.library),
            ("com.apple.product-type.library.static", .library),
            ("com.apple.product-type.bundle.unit-test", .tests), ("com.apple.product-type.bundle", .other),
            ("com.apple.product-type.watchkit2-extension", .program), ("com.apple.product-type.tool", .tool),
            ("com.apple.product-type.extensionkit-extension", .program),
            ("com.apple.product-type.driver-extension", .program), ("com.apple.product-type.metal-library", .library),
            (nil, .other),
        ] as [(String?, ProductType)])
    func products(identifier: String?, product: ProductType) {
        #expect(ProductType(identifier) == product)
    }

    @Test("Packages are those whose products a target links, with their locations; plugins are not part of a program")
    func packages() throws {
        let project = try ProjectText.read(
            ProjectText.of(
                """
                K1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/a/XKit.git"; };
                K2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "git@github.com:b/Lint"; };
                K3 = { isa = XCLocalSwiftPackageReference; relativePath = ../Core; };
                D1 = { isa = XCSwiftPackageProductDependency; package = K1; productName = XKit; };
                D2 = { isa = XCSwiftPackageProductDependency; package = K2; productName = "plugin:Lint"; };
                D3 = { isa = XCSwiftPackageProductDependency; productName = Core; package = K3; };
                S2 = { isa = PBXFrameworksBuildPhase; files = ( B1 ); };
                B1 = { isa = PBXBuildFile; productRef = D3; };
                """, app: "packageProductDependencies = ( D1, D2 );"))
        #expect(project.packages.map(\.name) == ["XKit", "Lint", "Core"])
        #expect(project.packages[2].source == .local("/Core"))
        #expect(project.packages[0].position == TextPosition(line: 24, column: 9))
        #expect(project.packages[0].path == "/p/App.xcodeproj/project.pbxproj")
        #expect(project.targets.map(\.packages) == [[0], [2]])
    }

    @Test("The traits that Xcode 26.4 writes for a package are read, and an empty list is not a missing one")
    func traits() throws {
        let project = try ProjectText.read(
            ProjectText.of(
                """
                K1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a/Kit"; traits = ( Tools, "Big Ones", ); };
                K2 = { isa = XCLocalSwiftPackageReference; relativePath = ../Core; traits = ( ); };
                K3 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a/Old"; };
                """))
        #expect(project.packages.map(\.traits) == [["Tools", "Big Ones"], [], nil])
    }

    @Test("The libraries that a target links and the plugins that it runs are told apart")
    func plugins() throws {
        let project = try ProjectText.read(
            ProjectText.of(
                """
                D1 = { isa = XCSwiftPackageProductDependency; productName = CatalogRuntime; };
                D2 = { isa = XCSwiftPackageProductDependency; productName = "plugin:GenerateStrings"; };
                E2 = { isa = PBXTargetDependency; productRef = D2; };
                """, app: "packageProductDependencies = ( D1 ); dependencies = ( E2 );"))
        #expect(project.targets[0].productNames == ["CatalogRuntime"])
        #expect(project.targets[0].plugins == ["GenerateStrings"])
        #expect(project.targets[1].productNames.isEmpty && project.targets[1].plugins.isEmpty)
    }

    @Test("A folder with a manifest is a package, which is how projects before Xcode 15 name local ones")
    func localPackages() throws {
        let text = ProjectText.of(
            """
            F1 = { isa = PBXFileReference; lastKnownFileType = folder; path = Core; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; lastKnownFileType = folder; path = Res; sourceTree = "<group>"; };
            """, children: "F1, F2")
        let project = try ProjectText.read(text, files: ["/p/Core/Package.swift": ""])
        #expect(project.packages.map(\.source) == [.local("/p/Core")])
    }

    @Test("Languages of old projects become tags; Base is excluded, and there are no duplicates")
    func oldRegions() throws {
        let project = try ProjectText.read(
            ProjectText.of("", project: "developmentRegion = English; knownRegions = ( English, Base, de, en );"))
        #expect(project.sourceLanguage == "en")
        #expect(project.languages == ["en", "de"])
    }

    @Test("A project in XML is read too")
    func xml() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>objects</key><dict><key>P</key><dict><key>isa</key><string>PBXProject</string>
            <key>developmentRegion</key><string>fr</string></dict></dict>
            <key>rootObject</key><string>P</string></dict></plist>
            """
        #expect(try ProjectText.read(text).developmentRegion == "fr")
    }

    @Test("A file that is not a project is rejected with its location")
    func errors() {
        let broken = #expect(throws: XcodeProjectError.self) { try ProjectText.read("{\n objects = ( ;\n}") }
        #expect(broken?.position == TextPosition(line: 2, column: 14))
        #expect(broken?.path == "/p/App.xcodeproj/project.pbxproj")
        let other = #expect(throws: XcodeProjectError.self) { try ProjectText.read("{ a = b; }") }
        #expect(other?.description == "its root object is not a project")
    }

    @Test("Mutations of a project never crash the reader")
    func mutations() {
        let seed = ProjectText.of(
            """
            G1 = { isa = PBXGroup; children = ( F1 ); path = A; sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            S1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); }; B1 = { isa = PBXBuildFile; fileRef = F1; };
            L1 = { isa = XCConfigurationList; buildConfigurations = ( TD ); };
            TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { A = "$(B)"; B = "$(A)"; }; };
            """, children: "G1")
        var mutator = Mutator(seed: 3)
        for _ in 0..<3000 {
            let bytes = mutator.mutate([Array(seed.utf8)])
            let project = try? XcodeProject(bytes, path: "/p/App.xcodeproj")
            _ = project?.names(of: "/p/A/A.swift")
            _ = project?.targets.first?.settings.values(of: "A")
        }
    }

    @Test("On a volume that ignores case, the project may spell paths in another case or Unicode form")
    func otherCase() throws {
        let text = ProjectText.of(
            """
            F1 = { isa = PBXFileReference; path = resources/localizable.xcstrings; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = "Caf\u{E9}.xcstrings"; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; lastKnownFileType = folder; path = Copied; sourceTree = "<group>"; };
            R1 = { isa = PBXResourcesBuildPhase; files = ( B1, B2, B3 ); };
            B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
            Y1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Synced; sourceTree = "<group>"; exceptions = ( E1 ); };
            E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
                membershipExceptions = ( Info.plist, "/Localized: InfoPlist.strings" ); };
            """, children: "F1, F2, F3, Y1", app: "fileSystemSynchronizedGroups = ( Y1 );")
        let (folding, exact) = (try ProjectText.read(text, ignoresCase: true), try ProjectText.read(text))
        let files = [
            "Resources/Localizable.xcstrings", "CAFE\u{301}.xcstrings", "copied/A.xcstrings", "synced/A.xcstrings",
        ]
        for file in files {
            #expect(folding.names(of: "/p/\(file)") == ["App"])
            #expect(exact.names(of: "/p/\(file)") == [])
        }
        for file in ["synced/info.plist", "SYNCED/de.lproj/infoplist.strings", "Other/A.xcstrings"] {
            #expect(folding.names(of: "/p/\(file)") == [])
        }
    }

    @Test("A real app's project is read as in Xcode", .enabled(if: Corpus.isExpected))
    func goMap() throws {
        let file = try #require(try Corpus.realFiles(in: "xliff/gomap", endingIn: ["pbxproj"]).first)
        let project = try XcodeProject(reading: file.url.deletingLastPathComponent().path)
        #expect(project.name == "Go Map!!")
        #expect(project.developmentRegion == "en")
        #expect(project.knownRegions.count == 31)
        #expect(
            project.targets.map(\.name) == [
                "Go Map!!", "GoMapTests", "GoMapUITests", "PhotoShare", "GpxWidgetExtension",
            ])
        #expect(project.names(of: "\(project.folder)/Localizable.xcstrings") == ["Go Map!!"])
        #expect(project.names(of: "\(project.folder)/GpxWidget/Localizable.xcstrings") == ["GpxWidgetExtension"])
        #expect(project.names(of: "\(project.folder)/PhotoShare/Localizable.xcstrings") == ["PhotoShare"])
        #expect(project.names(of: "\(project.folder)/POI/mul.lproj/POI.xcstrings") == ["Go Map!!"])
        #expect(project.packages.map(\.name).sorted() == ["KissXML", "maplibre-gl-native-distribution"])
        #expect(project.targets[0].packages == [0, 1])
        #expect(project.targets.map(\.settings.makesSymbols) == [true, true, true, true, true])
    }
}
