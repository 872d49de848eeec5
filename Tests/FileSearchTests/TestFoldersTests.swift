import Testing

@testable import FileSearch

@Suite("Folders of tests and samples")
struct TestFoldersTests {
    @Test(
        "Files in a test folder are only for tests",
        arguments: [
            "Tests/A.swift", "App/tests/A.swift", "AppUITests/Home/A.swift", "Specs/A.swift", "App/Mocks/A.swift",
            "AppTestSupport/A.swift", "AppTestHelpers/A.swift", "Fixtures/A.swift", "App/__fixtures__/A.swift",
        ])
    func tests(path: String) {
        #expect(TestFolders.contain(path))
        #expect(TestFolders.folder(of: path) != nil)
    }

    @Test(
        "Samples contain real code, but their tables are not part of the project",
        arguments: ["Examples", "Benchmarks"])
    func samples(folder: String) {
        #expect(!TestFolders.contain("\(folder)/App/A.swift"))
        #expect(TestFolders.folder(of: "\(folder)/App/A.xcstrings") == "\(folder)/")
    }

    @Test(
        "Folders with similar names are ordinary folders",
        arguments: ["App/Tests.swift", "Contest/A.swift", "Latest/A.swift", "App/Testing/A.swift", "A.swift"])
    func others(path: String) {
        #expect(!TestFolders.contain(path))
        #expect(TestFolders.folder(of: path) == nil)
    }

    @Test("The outermost folder counts")
    func outermost() {
        #expect(TestFolders.folder(of: "App/AppTests/Fixtures/A.xcstrings") == "App/AppTests/")
    }
}
