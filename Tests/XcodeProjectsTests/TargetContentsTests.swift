import Testing

@testable import XcodeProjects

@Suite("The files of targets")
struct TargetContentsTests {
    @Test("Files in build phases are found at the paths that their groups determine")
    func groups() throws {
        let project = try ProjectText.read(
            ProjectText.of(
                """
                G1 = { isa = PBXGroup; children = ( G2, F2, F3, F4 ); path = App; sourceTree = "<group>"; };
                G2 = { isa = PBXGroup; children = ( F1 ); name = "No folder"; sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; path = Views/Home.swift; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = Shared/Row.swift; sourceTree = SOURCE_ROOT; };
                F3 = { isa = PBXFileReference; path = "../Other/Ärger.swift"; sourceTree = "<group>"; };
                F4 = { isa = PBXFileReference; path = /abs/Far.swift; sourceTree = "<absolute>"; };
                F5 = { isa = PBXFileReference; path = Made.swift; sourceTree = BUILT_PRODUCTS_DIR; };
                S1 = { isa = PBXSourcesBuildPhase; files = ( B1, B2, B3, B4, B5, B6 ); };
                S2 = { isa = PBXSourcesBuildPhase; files = ( B7 ); };
                B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
                B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
                B5 = { isa = PBXBuildFile; fileRef = F5; }; B6 = { isa = PBXBuildFile; fileRef = gone; };
                B7 = { isa = PBXBuildFile; fileRef = F2; };
                """, children: "G1"))
        #expect(project.names(of: "/p/App/Views/Home.swift") == ["App"])
        #expect(project.names(of: "/p/Shared/Row.swift") == ["App", "Widget"])
        #expect(project.names(of: "/p/Other/Ärger.swift") == ["App"])
        #expect(project.names(of: "/abs/Far.swift") == ["App"])
        #expect(!project.contains("/p/App/Made.swift") && !project.contains("/p/Made.swift"))
        #expect(!project.contains("/p/App/Views/Other.swift"))
    }

    @Test("All languages of a localized file are included")
    func variants() throws {
        let project = try ProjectText.read(
            ProjectText.of(
                """
                V1 = { isa = PBXVariantGroup; children = ( F1, F2 ); name = Localizable.strings; sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
                R1 = { isa = PBXResourcesBuildPhase; files = ( B1 ); };
                B1 = { isa = PBXBuildFile; fileRef = V1; };
                """, children: "V1"))
        #expect(project.names(of: "/p/de.lproj/Localizable.strings") == ["App"])
        #expect(project.names(of: "/p/fr.lproj/Localizable.strings") == [])
    }

    @Test("A folder that is copied as a whole includes all its contents, and nothing else")
    func folders() throws {
        let project = try ProjectText.read(
            ProjectText.of(
                """
                F1 = { isa = PBXFileReference; lastKnownFileType = folder; path = Res; sourceTree = "<group>"; };
                R1 = { isa = PBXResourcesBuildPhase; files = ( B1 ); };
                B1 = { isa = PBXBuildFile; fileRef = F1; };
                """, children: "F1"))
        #expect(project.names(of: "/p/Res/de.lproj/A.strings") == ["App"])
        #expect(project.names(of: "/p/Resources/A.strings") == [])
    }

    private func synchronized(_ sets: String, ids: String, widget: String = "") throws -> XcodeProject {
        try ProjectText.read(
            ProjectText.of(
                """
                Y1 = {
                    isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( \(ids) ); path = App; sourceTree = "<group>";
                };
                \(sets)
                """, children: "Y1", app: "fileSystemSynchronizedGroups = ( Y1 );", widget: widget))
    }

    @Test("A synchronized folder gives its own target everything except exceptions")
    func exclusions() throws {
        let project = try synchronized(
            """
            E1 = {
                isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
                membershipExceptions = ( Info.plist, "Views/Old one.swift", Drafts );
            };
            """, ids: "E1")
        #expect(project.names(of: "/p/App/Views/New.swift") == ["App"])
        #expect(project.names(of: "/p/App/Localizable.xcstrings") == ["App"])
        #expect(project.names(of: "/p/App/Info.plist") == [])
        #expect(project.names(of: "/p/App/Views/Old one.swift") == [])
        #expect(project.names(of: "/p/App/Drafts/Deep/A.swift") == [])
        #expect(project.names(of: "/p/App/Drafts.swift") == ["App"])
        #expect(project.names(of: "/p/Apple/A.swift") == [])
    }

    @Test("It gives another target only the named files")
    func inclusions() throws {
        let project = try synchronized(
            """
            E1 = {
                isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
                membershipExceptions = ( Model/Entry.swift );
            };
            """, ids: "E1")
        #expect(project.names(of: "/p/App/Model/Entry.swift") == ["App", "Widget"])
        #expect(project.names(of: "/p/App/Model/Other.swift") == ["App"])
    }

    @Test(
        "An exception for a localized file covers all its languages, and the texts of a storyboard",
        arguments: ["/Localized: Base/Main.storyboard", "/Localized/Base/Main.storyboard"])
    func localized(entry: String) throws {
        let project = try synchronized(
            """
            E1 = {
                isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
                membershipExceptions = ( "\(entry)" );
            };
            """, ids: "E1")
        #expect(project.names(of: "/p/App/Base/Base.lproj/Main.storyboard") == [])
        #expect(project.names(of: "/p/App/Base/mul.lproj/Main.xcstrings") == [])
        #expect(project.names(of: "/p/App/Base/de.lproj/Other.strings") == ["App"])
        #expect(project.names(of: "/p/App/de.lproj/Main.strings") == ["App"])
    }

    @Test("A single language can be an exception")
    func oneLanguage() throws {
        let project = try synchronized(
            """
            E1 = {
                isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
                membershipExceptions = ( "/Localized: de.lproj/A.strings" );
            };
            """, ids: "E1")
        #expect(project.names(of: "/p/App/de.lproj/A.strings") == [])
        #expect(project.names(of: "/p/App/fr.lproj/A.strings") == ["App"])
    }

    @Test("A file that is assigned to a build phase belongs to its target")
    func phases() throws {
        let project = try synchronized(
            """
            E1 = {
                isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = R2;
                membershipExceptions = ( Shared.xcstrings );
            };
            R2 = { isa = PBXResourcesBuildPhase; files = ( ); };
            """, ids: "E1")
        #expect(project.names(of: "/p/App/Shared.xcstrings") == ["App", "Widget"])
        #expect(project.names(of: "/p/App/Localizable.xcstrings") == ["App"])
    }

    @Test("A group that contains itself terminates, and the project's folder can be elsewhere")
    func circles() throws {
        let project = try ProjectText.read(
            ProjectText.of(
                """
                G1 = { isa = PBXGroup; children = ( G1, G0, F1 ); path = A; sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                S1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); };
                B1 = { isa = PBXBuildFile; fileRef = F1; };
                V1 = { isa = PBXVariantGroup; children = ( V1 ); };
                """, children: "G1", project: "projectDirPath = ../Code;"))
        #expect(project.names(of: "/Code/A/A.swift") == ["App"])
    }
}
