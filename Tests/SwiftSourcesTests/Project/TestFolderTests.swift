import StringTables
import TestSupport
import Testing
import XcodeProjects

@testable import SwiftSources

@Suite("Code of an app in folders called like those of tests")
struct TestFolderTests {
    /// Returns the paths of the files that count as tests.
    private func tests(_ targets: [(target: TargetMembership.Target, paths: [String])]) -> [String] {
        let paths = ["App/Home.swift", "App/Test/Speed.swift", "AppTests/HomeTests.swift", "TestHost/Host.swift"]
        let files = paths.map { SourceScanner().file(at: $0, holding: Array("let a = 1".utf8)) }
        let project = SourceProject(files, tables: [], membership: TargetMembership(targets))
        return project.index.files.filter(\.isForTests).map(\.path)
    }

    private let appTarget = TargetMembership.Target(name: "App")

    @Test("A file of an app is for no tests, whatever its folder is called")
    func app() {
        let bundle = TargetMembership.Target(name: "AppTests", product: .tests)
        let found = tests([
            (appTarget, ["App/Home.swift", "App/Test/Speed.swift"]), (bundle, ["AppTests/HomeTests.swift"]),
        ])
        #expect(found == ["AppTests/HomeTests.swift", "TestHost/Host.swift"])
    }

    @Test("Without a project, and in a framework, the folder decides")
    func folders() {
        let all = ["App/Test/Speed.swift", "AppTests/HomeTests.swift", "TestHost/Host.swift"]
        #expect(tests([]) == all)
        let framework = TargetMembership.Target(name: "Helpers", product: .library)
        let shared = ["App/Home.swift", "App/Test/Speed.swift"]
        #expect(tests([(appTarget, ["App/Home.swift"]), (framework, shared)]) == all)
    }

    @Test("An app that has code only in folders of tests is a host for tests")
    func host() {
        let host = TargetMembership.Target(name: "TestHost")
        let found = tests([(appTarget, ["App/Home.swift"]), (host, ["TestHost/Host.swift"])])
        #expect(found == ["App/Test/Speed.swift", "AppTests/HomeTests.swift", "TestHost/Host.swift"])
    }

    @Test("An edited file stays what it is")
    func edited() throws {
        let files = ["App/Home.swift", "App/Test/Speed.swift"]
        let code = files.map { SourceScanner().file(at: $0, holding: Array("let a = 1".utf8)) }
        let project = SourceProject(code, tables: [], membership: TargetMembership([(appTarget, files)]))
        let edit = try #require(CodeAnalysis(project).editing(files[1], holding: Array("let b = 2".utf8)))
        #expect(edit.project.index.file(at: files[1])?.isForTests == false)
    }
}
