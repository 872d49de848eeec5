import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import XcodeProjects

@Suite("Swift files that nothing compiles")
struct UncompiledFilesTests {
    @Test("Files in folders without files of a target are not compiled")
    func folders() throws {
        let found = try uncompiled(["App/A.swift", "Old/B.swift", "App/Old/C.swift"], in: ["App/A.swift"])
        #expect(found == ["Old/B.swift", "App/Old/C.swift"])
    }

    @Test(
        "A package, a pod, a generator of projects or another build system may compile them",
        arguments: [
            ("Package.swift", ""), ("Old/Package.swift", ""), ("Old.podspec", ""), ("project.yml", ""),
            ("Project.swift", ""), ("Tuist/Config.swift", ""), ("BUILD.bazel", ""), ("Old/BUILD", ""),
            ("CMakeLists.txt", ""), ("Makefile", "app:\n\tswiftc Old/*.swift\n"), ("app.yml", "name: App\ntargets:\n"),
        ])
    func descriptions(name: String, text: String) throws {
        #expect(try uncompiled(["Old/B.swift"], in: ["App/A.swift"], files: [name: text]).isEmpty)
    }

    @Test(
        "Other files say nothing about the code",
        arguments: [
            ("Makefile", "lint:\n\tswiftlint\n"), (".swiftlint.yml", "targets:\n"), ("Kit/Package.swift", ""),
            ("Kit/project.yml", "targets:\n  Kit:\n    sources: Sources\n"),
        ])
    func others(name: String, text: String) throws {
        #expect(try uncompiled(["Old/B.swift"], in: ["App/A.swift"], files: [name: text]) == ["Old/B.swift"])
    }

    @Test(
        "A package contains the folders of its targets, if its manifest names them",
        arguments: [
            (#".target(name: "Kit")"#, true), (#".target(name: "Kit", path: "Kit/Sources")"#, true),
            (#".target(name: "Old", path: "Old")"#, false), (#".target(name: "All", path: ".")"#, false),
            (#".target(name: "Old", path: folder)"#, false), (#".target(name: name)"#, false),
            (#"] + names.map { .target(name: $0) } + ["#, false),
        ])
    func package(target: String, isUncompiled: Bool) throws {
        let manifest = "let package = Package(name: \"Kit\", targets: [\(target)])"
        let found = try uncompiled(
            ["Old/B.swift", "Sources/C.swift"], in: ["App/A.swift"], files: ["Package.swift": manifest])
        #expect(found == (isUncompiled ? ["Old/B.swift"] : []))
    }

    @Test("A manifest elsewhere that reaches into other folders may compile them")
    func reachingManifest() throws {
        let manifest = #"let package = Package(targets: [.target(name: "Old", path: "../Old")])"#
        #expect(try uncompiled(["Old/B.swift"], in: ["App/A.swift"], files: ["Kit/Package.swift": manifest]).isEmpty)
        let package =
            #"let package = Package(dependencies: [.package(path: "../Old")], targets: [.target(name: "Kit")])"#
        let files = ["Kit/Package.swift": package]
        #expect(try uncompiled(["Old/B.swift"], in: ["App/A.swift"], files: files) == ["Old/B.swift"])
        let yaml = "targets:\n  Old:\n    sources: ../Old\n"
        #expect(try uncompiled(["Old/B.swift"], in: ["App/A.swift"], files: ["Gen/spec.yml": yaml]).isEmpty)
    }

    @Test("Another project of the repository may compile them, also through a link")
    func otherProjects() throws {
        let other = ["Other/Other.xcodeproj/project.pbxproj": Self.project(["../Old/B.swift"])]
        #expect(try uncompiled(["Old/B.swift"], in: ["App/A.swift"], files: other).isEmpty)
        let broken = ["Other/Other.xcodeproj/project.pbxproj": "{"]
        #expect(try uncompiled(["Old/B.swift"], in: ["App/A.swift"], files: broken).isEmpty)
        let linked = try uncompiled(["Old/B.swift"], in: ["App/A.swift", "Linked/B.swift"], links: ["Linked": "Old"])
        #expect(linked.isEmpty)
    }

    @Test("A file of a target that is not where the project says may be one of the same name elsewhere")
    func lost() throws {
        #expect(try uncompiled(["Old/B.swift"], in: ["App/A.swift", "New/B.swift"]).isEmpty)
        #expect(try uncompiled(["Old/B.swift"], in: ["App/A.swift", "New/C.swift"]) == ["Old/B.swift"])
        let moved = ["App/A.swift"] + (1...9).map { "Gone/\($0).swift" }
        #expect(try uncompiled(["Old/B.swift"], in: moved).isEmpty, "the project describes another state")
    }

    @Test("Nothing is known of playgrounds, of code outside the folder of a project, and without code in targets")
    func unknown() throws {
        #expect(try uncompiled(["Try.playground/Contents.swift"], in: ["App/A.swift"]).isEmpty)
        #expect(try uncompiled(["Old/B.swift"], in: ["App/A.swift"], at: "iOS").isEmpty)
        #expect(try uncompiled(["Old/B.swift"], in: ["App/icon.png"]).isEmpty)
    }

    /// Returns those of some files, relative to a new repository, that nothing compiles.
    ///
    /// - Parameters:
    ///   - members: The files of the project's target.
    ///   - folder: The folder of the project.
    ///   - files: Further files with their texts.
    ///   - links: The targets of symbolic links, by path.
    private func uncompiled(
        _ paths: [String], in members: [String], at folder: String = "", files: [String: String] = [:],
        links: [String: String] = [:]
    ) throws -> Set<String> {
        let root = try TemporaryFolder()
        for path in paths + [".git/HEAD"] { try root.write(path) }
        for member in members where member.hasPrefix("App/") { try root.write(member) }
        for (path, text) in files { try root.write(path, text) }
        for (path, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: root.file(path), withDestinationPath: root.file(target))
        }
        let project = folder.isEmpty ? "App.xcodeproj" : "\(folder)/App.xcodeproj"
        try root.write("\(project)/project.pbxproj", Self.project(members))
        let resolved = paths.map { ResolvedPath.resolvedIfThere(root.file($0)) }
        let base = ResolvedPath.resolvedIfThere(root.path) + "/"
        let search = ProjectSearch(around: [folder.isEmpty ? root.path : root.file(folder)])
        return Set(UncompiledFiles(among: resolved, search).paths.map { String($0.dropFirst(base.count)) })
    }

    private static func project(_ paths: [String]) -> String {
        let files = paths.enumerated().map { number, path in
            "F\(number) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = SOURCE_ROOT; }; "
                + "B\(number) = { isa = PBXBuildFile; fileRef = F\(number); }; "
        }
        let built = paths.indices.map { "B\($0)" }.joined(separator: ", ")
        return """
            { objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); };
              G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (S); };
              S = { isa = PBXSourcesBuildPhase; files = (\(built)); };
              \(files.joined())
            }; rootObject = P; }
            """
    }
}
