import Testing
import TestSupport

@testable import XcodeProjects

@Suite("Finding the code of packages on disk")
struct PackageTests {
    private func project(in folder: TemporaryFolder, below name: String) throws -> XcodeProject {
        let text = ProjectText.of("")
        try folder.write("\(name)/App.xcodeproj/project.pbxproj", text)
        return try XcodeProject(reading: folder.file("\(name)/App.xcodeproj"))
    }

    private static let package = PackageReference(.remote("https://github.com/a/XKit.git"), path: "")

    @Test(
        "Packages are found wherever tools store them, up to the root of the repository",
        arguments: ["repo/SourcePackages/checkouts/XKit", "repo/.build/checkouts/xkit", "repo/ios/Packages/XKit"])
    func found(location: String) throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("repo/.git")
        try folder.write("\(location)/Package.swift")
        let checkouts = PackageCheckouts(beside: try project(in: folder, below: "repo/ios"), home: nil)
        #expect(checkouts.folder(of: Self.package) == folder.file(location))
    }

    @Test("A folder without a manifest is not a package, and folders above the repository are not searched")
    func notFound() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("repo/.git")
        try folder.makeFolder("repo/SourcePackages/checkouts/XKit")
        try folder.write("SourcePackages/checkouts/XKit/Package.swift")
        let checkouts = PackageCheckouts(beside: try project(in: folder, below: "repo"), home: nil)
        #expect(checkouts.folder(of: Self.package) == nil)
    }

    @Test("Xcode's derived data of the project is searched")
    func derived() throws {
        let folder = try TemporaryFolder()
        let location = "home/Library/Developer/Xcode/DerivedData/App-abc/SourcePackages/checkouts/XKit"
        try folder.write("\(location)/Package.swift")
        let checkouts = PackageCheckouts(beside: try project(in: folder, below: "p"), home: folder.file("home"))
        #expect(checkouts.folder(of: Self.package) == folder.file(location))
    }

    @Test(
        "Each version of the format of Package.resolved is read",
        arguments: [
            #"{ "pins" : [ { "identity" : "xkit", "location" : "https://a/XKit.git" } ], "version" : 2 }"#,
            #"{ "object" : { "pins" : [ { "package" : "XKit", "repositoryURL" : "https://a/XKit.git" } ] }, "version" : 1 }"#,
        ])
    func resolved(text: String) {
        #expect(ResolvedPackages(Array(text.utf8))?.addresses == ["https://a/XKit.git"])
        #expect(ResolvedPackages(Array("[]".utf8)) == nil)
    }

    @Test("The Package.resolved inside the Xcode project belongs to the project")
    func resolvedOfProject() throws {
        let folder = try TemporaryFolder()
        let project = try project(in: folder, below: "p")
        #expect(ResolvedPackages(of: project) == nil)
        let text = #"{ "pins" : [ { "identity" : "xkit", "location" : "https://a/XKit" } ], "version" : 3 }"#
        try folder.write("p/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved", text)
        #expect(ResolvedPackages(of: project)?.addresses == ["https://a/XKit"])
    }
}
