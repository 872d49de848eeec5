import Testing

@testable import XcodeProjects

@Suite("Build settings of targets")
struct BuildSettingsTests {
    private func settings(
        project: String = "", target: String = "", release: String = "", based base: String = "",
        files: [String: String] = [:]
    ) throws -> BuildSettings {
        try ProjectText.read(
            ProjectText.of(
                """
                PL = { isa = XCConfigurationList; buildConfigurations = ( PD, PR ); };
                PD = { isa = XCBuildConfiguration; name = Debug; \(base) buildSettings = { \(project) }; };
                PR = { isa = XCBuildConfiguration; name = Release; \(base) buildSettings = { \(project) }; };
                L1 = { isa = XCConfigurationList; buildConfigurations = ( TD, TR ); };
                TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(target) }; };
                TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(target) \(release) }; };
                F1 = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
                Y1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>"; };
                """, children: "F1, Y1"), files: files
        ).settings
    }

    @Test("The target takes precedence over the project")
    func levels() throws {
        let found = try settings(project: "A = 1; SWIFT_VERSION = 5.0;", target: "SWIFT_VERSION = 6.0;")
        #expect(found.value(of: "A") == "1")
        #expect(found.swiftVersion == "6.0")
        #expect(found.value(of: "B") == nil)
    }

    @Test("Both take precedence over their configuration files, wherever these are")
    func files() throws {
        let files = ["/p/Config/App.xcconfig": "A = file\nB = file"]
        for base in [
            "baseConfigurationReference = F1;",
            "baseConfigurationReferenceAnchor = Y1; baseConfigurationReferenceRelativePath = App.xcconfig;",
        ] {
            let found = try settings(project: "A = project;", based: base, files: files)
            #expect(found.value(of: "A") == "project")
            #expect(found.value(of: "B") == "file")
        }
    }

    @Test(
        "A setting that differs between configurations has no single value, and is on if any configuration enables it")
    func configurations() throws {
        let found = try settings(
            target: "STRING_CATALOG_GENERATE_SYMBOLS = NO;", release: "STRING_CATALOG_GENERATE_SYMBOLS = YES;")
        #expect(found.values(of: "STRING_CATALOG_GENERATE_SYMBOLS") == ["NO", "YES"])
        #expect(found.value(of: "STRING_CATALOG_GENERATE_SYMBOLS") == nil)
        #expect(found.makesSymbols)
        #expect(try !settings(target: "STRING_CATALOG_GENERATE_SYMBOLS = NO;").makesSymbols)
        #expect(try !settings().makesSymbols)
    }

    @Test("Conditional values are included")
    func conditions() throws {
        let found = try settings(target: "\"A[sdk=iphoneos*]\" = phone; A = all;")
        #expect(found.values(of: "A") == ["phone", "all"])
    }

    @Test("Arrays are joined into one text, and inherited values are inserted")
    func inherited() throws {
        let found = try settings(project: "A = ( x, y );", target: "A = ( \"$(inherited)\", z );")
        #expect(found.value(of: "A") == "x y z")
    }

    @Test(
        "Variables have the target's values, can be nested, and can have operators",
        arguments: [
            ("A = \"$(B)\"; B = b;", "b"), ("A = \"${B}-$(TARGET_NAME)\"; B = b;", "b-App"),
            ("A = \"$(B_$(C))\"; C = x; B_x = found;", "found"), ("A = \"$(NONE:default=YES)\";", "YES"),
            ("A = \"$(B:lower)\"; B = Loud;", "loud"), ("A = \"$(A)\";", ""), ("A = \"$(B)\"; B = \"$(A)\";", ""),
            ("A = \"$(B\"; B = b;", "B"),
        ])
    func variables(target: String, value: String) throws {
        #expect(try settings(target: target).value(of: "A") == value)
    }

    @Test("Settings that expand each other terminate")
    func doubling() throws {
        let target = (0..<40).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined() + "A40 = x;"
        #expect(try settings(target: target).value(of: "A0") != nil)
    }

    @Test(
        "Variables and operators stop when they have processed 64 KB",
        arguments: [
            (String(repeating: "$(B)", count: 100), 40_000),
            ("$(B" + String(repeating: ":lower", count: 1000) + ")", 0),
        ])
    func sizeLimit(text: String, count: Int) throws {
        let target = "A = \"\(text)\"; B = \(String(repeating: "x", count: 40_000));"
        #expect(try settings(target: target).value(of: "A")?.utf8.count == count)
    }

    @Test("A settings file and the files that it includes have at most 1 MB together")
    func sizeOfIncludes() throws {
        let files = [
            "/p/Config/App.xcconfig": String(repeating: "#include \"B.xcconfig\"\n", count: 5),
            "/p/Config/B.xcconfig": "A = $(inherited)x //" + String(repeating: " ", count: 500_000),
        ]
        #expect(try settings(based: "baseConfigurationReference = F1;", files: files).value(of: "A") == "xx")
    }

    @Test("A settings file is read once for all targets and configurations")
    func sharedFile() throws {
        var read: [String] = []
        let text = ProjectText.of(
            """
            PL = { isa = XCConfigurationList; buildConfigurations = ( PD, PR ); };
            PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F1; };
            PR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F1; };
            F1 = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
            """, children: "F1")
        let project = try XcodeProject(Array(text.utf8), path: "/p/App.xcodeproj") { path in
            read.append(path)
            return Array("A = file".utf8)
        }
        #expect(project.targets.map { $0.settings.values(of: "A") } == [["file"], ["file"]])
        #expect(read == ["/p/App.xcconfig"])
    }

    @Test("A target has at most 64 configurations")
    func configurationLimit() throws {
        let numbers = 0..<70
        let found = try ProjectText.read(
            ProjectText.of(
                """
                PL = { isa = XCConfigurationList; buildConfigurations = ( \(numbers.map { "C\($0), " }.joined()) ); };
                \(numbers.map {
                    "C\($0) = { isa = XCBuildConfiguration; name = C\($0); buildSettings = { A = \($0); }; };\n"
                }.joined())
                """)
        ).settings
        #expect(found.values(of: "A") == Set((0..<64).map { "\($0)" }))
    }

    @Test("A settings file can have comments, conditions, and includes of missing files")
    func syntax() throws {
        let files = [
            "/p/Config/App.xcconfig": """
            // A comment
            #include "Shared/Base.xcconfig" // and another
            #include? "Mine.xcconfig"
            #include "App.xcconfig"
            A = one two // three
            B[sdk=iphoneos*][arch=arm64] = phone;
            C=$(inherited) more
            nonsense
            """,
            "/p/Config/Shared/Base.xcconfig": "C = base\r\nA = base\r\nD = ../up\r\n",
        ]
        let found = try settings(based: "baseConfigurationReference = F1;", files: files)
        #expect(found.value(of: "A") == "one two")
        #expect(found.value(of: "B") == "phone")
        #expect(found.value(of: "C") == "base more")
        #expect(found.value(of: "D") == "../up")
    }

    @Test("The settings of a target that other code needs have properties")
    func names() throws {
        let found = try settings(
            target:
                "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; IPHONEOS_DEPLOYMENT_TARGET = 17.0; DEVELOPMENT_LANGUAGE = de;"
        )
        #expect(found.defaultIsolation == "MainActor")
        #expect(found.deploymentTargets == ["IPHONEOS": "17.0"])
        #expect(found.developmentLanguage == "de")
    }
}
