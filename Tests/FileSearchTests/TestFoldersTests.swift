import Testing

@testable import FileSearch

@Suite("Folders of tests and samples")
struct TestFoldersTests {
    @Test(
        "Files in a test folder are only for tests",
        arguments: [
            "Tests/A.swift", "App/tests/A.swift", "AppUITests/Home/A.swift", "Specs/A.swift", "App/Mocks/A.swift",
            "AppTestSupport/A.swift", "AppTestHelpers/A.swift", "Fixtures/A.swift", "App/__fixtures__/A.swift",
            "AppUITestHost/A.swift",
        ])
    func tests(path: String) {
        #expect(TestFolders.contain(path))
        #expect(TestFolders.folder(of: path) != nil)
    }

    @Test(
        "Samples contain real code, but their tables are not part of the project",
        arguments: ["Examples", "Benchmarks", "Example", "iOS Example", "Demo", "Playgrounds", "Try.playground"])
    func samples(folder: String) {
        #expect(!TestFolders.contain("\(folder)/App/A.swift"))
        #expect(TestFolders.folder(of: "\(folder)/App/A.xcstrings") == "\(folder)/")
    }

    @Test(
        "Tables in code of others are not part of the project",
        arguments: [
            "vendor", "Vendor", "vendorsrc", "ThirdParty", "third_party", "Third-Party", "3rdparty", "Carthage", "Pods",
        ])
    func vendored(folder: String) {
        let path = "App/\(folder)/Sparkle/en.lproj/Sparkle.strings"
        #expect(TestFolders.folder(of: path) == "App/\(folder)/")
        #expect(TestFolders.vendoredFolder(of: path) == "App/\(folder)/")
        #expect(!TestFolders.contain(path))
    }

    @Test(
        "Folders with similar names are ordinary folders",
        arguments: [
            "App/Tests.swift", "Contest/A.swift", "Latest/A.swift", "App/Testing/A.swift", "A.swift", "Vending/A.swift",
            "Demography/A.swift", "Sampler/A.swift", "Parties/A.swift", "App/Vendor.swift",
        ])
    func others(path: String) {
        #expect(!TestFolders.contain(path))
        #expect(TestFolders.folder(of: path) == nil)
    }

    @Test("Code of others is not a sample, and the other way round")
    func apart() {
        #expect(TestFolders.vendoredFolder(of: "Examples/App/A.xcstrings") == nil)
        #expect(TestFolders.vendoredFolder(of: "/Users/Zoë/Vendor/A.xcstrings") == "/Users/Zoë/Vendor/")
    }

    @Test("The outermost folder counts")
    func outermost() {
        #expect(TestFolders.folder(of: "App/AppTests/Fixtures/A.xcstrings") == "App/AppTests/")
    }
}
