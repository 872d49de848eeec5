import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import Workspaces

@Suite("Files that no target contains, although targets contain related files")
struct LeftOutFilesTests {
    @Test("Another language of a table in a target, and another table of a language in a target, are left out")
    func related() throws {
        let found = try leftOut([
            "App/en.lproj/Localizable.strings", "App/is.lproj/Localizable.strings", "App/en.lproj/Old.strings",
            "App/is.lproj/Old.stringsdict", "Export/is.lproj/Other.strings", "Loose.strings",
        ])
        #expect(
            found == [
                "App/is.lproj/Localizable.strings", "App/en.lproj/Old.strings",
            ])
    }

    @Test("The spelling of the project may differ in case")
    func caseOfNames() throws {
        #expect(
            try leftOut(["App/en.lproj/Localizable.strings", "App/IS.lproj/localizable.strings"], named: "is.lproj")
                .isEmpty)
    }

    @Test("A file that a project elsewhere contains is not left out")
    func anotherProject() throws {
        let paths = ["App/en.lproj/Localizable.strings", "App/is.lproj/Localizable.strings"]
        let project = Self.project(["../App/is.lproj/Localizable.strings"])
        #expect(try leftOut(paths, files: ["Other/Other.xcodeproj/project.pbxproj": project]).isEmpty)
        #expect(try leftOut(paths).count == 1)
    }

    @Test(
        "A package manager or another build system may contain the file",
        arguments: [
            "Package.swift", "App/App.podspec", "BUILD.bazel", "CMakeLists.txt",
        ])
    func manifest(_ name: String) throws {
        let paths = ["App/en.lproj/Localizable.strings", "App/is.lproj/Localizable.strings"]
        #expect(try leftOut(paths, files: [name: ""]).isEmpty)
    }

    @Test("Without a project, or if its targets contain no table, nothing is left out")
    func unknown() throws {
        let paths = ["App/en.lproj/Localizable.strings", "App/is.lproj/Localizable.strings"]
        #expect(try leftOut(paths, project: nil).isEmpty)
        #expect(try leftOut(paths, project: Self.project(["App/Main.swift"])).isEmpty)
    }

    @Test("A legacy file beside a catalog of the same table is left out")
    func catalog() throws {
        let project = Self.project(["App/Localizable.xcstrings"])
        let paths = ["App/Localizable.xcstrings", "App/is.lproj/Localizable.strings", "App/is.lproj/Other.strings"]
        #expect(try leftOut(paths, project: project) == ["App/is.lproj/Localizable.strings"])
    }

    /// Returns those of some files, relative to a new folder, that are left out.
    ///
    /// - Parameters:
    ///   - project: The text of the project file; nil for none.
    ///   - language: The language folder that the project names beside `en.lproj`.
    ///   - files: Further files with their texts.
    private func leftOut(
        _ paths: [String], project: String? = project(["App/en.lproj/Localizable.strings"]),
        named language: String? = nil,
        files: [String: String] = [:]
    ) throws -> Set<String> {
        let folder = try TemporaryFolder()
        for path in paths + [".git/HEAD"] { try folder.write(path) }
        for (path, text) in files { try folder.write(path, text) }
        let named = language.map { ["App/en.lproj/Localizable.strings", "App/\($0)/Localizable.strings"] }
        if let project = named.map({ Self.project($0) }) ?? project {
            try folder.write("App.xcodeproj/project.pbxproj", project)
        }
        let files = paths.map(folder.file)
        let left = LeftOutFiles(among: files, SurroundingProjects(of: files, currentFolder: folder.path))
        return Set(paths.filter { left.contains(folder.file($0)) })
    }

    /// Returns a project with a target that contains files, by path from the project's folder.
    private static func project(_ paths: [String]) -> String {
        let files = paths.enumerated().map { number, path in
            """
            F\(number) = { isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
            B\(number) = { isa = PBXBuildFile; fileRef = F\(number); };
            """
        }
        let (references, members) = (paths.indices.map { "F\($0)" }, paths.indices.map { "B\($0)" })
        return """
            // !$*UTF8*$!
            {
                archiveVersion = 1; objectVersion = 56; rootObject = P;
                objects = {
                    P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
                    G = { isa = PBXGroup; children = ( \(references.joined(separator: ", ")) ); sourceTree = "<group>"; };
                    T = {
                        isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                        buildPhases = ( R );
                    };
                    R = { isa = PBXResourcesBuildPhase; files = ( \(members.joined(separator: ", ")) ); };
                    \(files.joined(separator: "\n"))
                };
            }
            """
    }
}
