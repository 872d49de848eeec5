import Testing
import TestSupport

@testable import XcodeProjects

@Suite("Finding projects")
struct ProjectSearchTests {
    @Test("Projects below a folder and in its ancestors are found, up to the root of the repository")
    func locations() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("repo/.git")
        for name in ["Outside", "repo/Above", "repo/ios/Beside", "repo/ios/deep/Below", "repo/Pods/Other"] {
            try folder.write("\(name).xcodeproj/project.pbxproj", ProjectText.of(""))
        }
        try folder.makeFolder("repo/ios/Empty.xcodeproj")
        let search = ProjectSearch(around: [folder.file("repo/ios")])
        #expect(search.projects.map(\.name) == ["Above", "Beside", "Below"])
        let file = try folder.write("repo/ios/deep/View.swift")
        #expect(ProjectSearch(around: [file]).projects.map(\.name) == ["Above", "Beside", "Below"])
    }

    @Test("Unreadable projects are reported, and the others are read")
    func broken() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xcodeproj/project.pbxproj", "{ objects = ")
        try folder.write("B.xcodeproj/project.pbxproj", ProjectText.of(""))
        let search = ProjectSearch(around: [folder.path])
        #expect(search.projects.map(\.name) == ["B"])
        #expect(search.problems.map(\.path) == [folder.file("A.xcodeproj/project.pbxproj")])
    }

    @Test("A project or a settings file that is a symlink out of the project is not read")
    func linksOutside() throws {
        let folder = try TemporaryFolder()
        let objects = """
            PL = { isa = XCConfigurationList; buildConfigurations = ( PD ); };
            PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F1; };
            F1 = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
            """
        try folder.write("Outside/project.pbxproj", ProjectText.of(""))
        try folder.write("Outside/App.xcconfig", "A = 1")
        try folder.write("App/App.xcodeproj/project.pbxproj", ProjectText.of(objects, children: "F1"))
        try folder.link("App/App.xcconfig", to: "../Outside/App.xcconfig")
        try folder.makeFolder("App/Other.xcodeproj")
        try folder.link("App/Other.xcodeproj/project.pbxproj", to: "../../Outside/project.pbxproj")
        let alone = ProjectSearch(around: [folder.file("App")])
        #expect(alone.projects.map(\.name) == ["App"])
        #expect(alone.projects.first?.settings.value(of: "A") == nil)
        #expect(alone.problems.map(\.path) == [folder.file("App/Other.xcodeproj/project.pbxproj")])

        try folder.makeFolder(".git")
        let repository = ProjectSearch(around: [folder.file("App")])
        #expect(repository.projects.map(\.name) == ["App", "Other"])
        #expect(repository.projects.first?.settings.value(of: "A") == "1")
        #expect(repository.problems.isEmpty)
    }

    @Test("Targets can be found by the displayed paths of files")
    func membership() throws {
        let folder = try TemporaryFolder()
        let objects = """
            F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            S1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); }; B1 = { isa = PBXBuildFile; fileRef = F1; };
            """
        try folder.write("p/App.xcodeproj/project.pbxproj", ProjectText.of(objects, children: "F1"))
        let file = try folder.write("p/A.swift")
        try folder.link("q", to: "p")
        let projects = ProjectSearch(around: [folder.path]).projects
        let shown = [file, folder.file("q/A.swift"), folder.file("p/../p/A.swift"), folder.file("p/B.swift")]
        let membership = TargetMembership(of: shown, in: projects)
        #expect(shown.map { membership.targets(of: $0).map(\.name) } == [["App"], ["App"], ["App"], []])
    }
}
