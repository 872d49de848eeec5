/// The folders that do not belong to a product, by common names: tests, samples and code of others.
package enum TestFolders {
    private static let tests: Set<String> = [
        "tests", "test", "uitests", "specs", "mocks", "fixtures", "__fixtures__", "testdata", "test_data",
        "testresources",
    ]
    private static let testEndings = ["Tests", "TestSupport", "TestHelpers", "TestHost"]
    /// Words in the names of folders with samples, such as `Demo`, `iOS Example` and `Try.playground`.
    private static let samples: Set<String> = [
        "example", "examples", "sample", "samples", "demo", "demos", "playground", "playgrounds", "benchmarks",
    ]
    /// The names of folders with code of others, without the signs between words.
    private static let vendors: Set<String> = [
        "vendor", "vendors", "vendored", "vendorsrc", "vendorlibs", "thirdparty", "thirdparties", "3rdparty",
        "carthage", "pods", "externallibraries", "externallibs",
    ]

    /// Returns whether a folder with this name has tests or files for tests.
    private static func isOfTests(_ name: some StringProtocol) -> Bool {
        tests.contains(name.lowercased()) || testEndings.contains(where: name.hasSuffix)
    }

    /// Returns whether a folder with this name has samples.
    ///
    /// The tables of samples do not belong to the project, but their code is real code.
    private static func isOfSamples(_ name: some StringProtocol) -> Bool {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { samples.contains(String($0)) }
    }

    /// Returns whether a folder with this name has code of others.
    private static func isOfOthers(_ name: some StringProtocol) -> Bool {
        vendors.contains(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    /// Returns the outermost folder of tests, samples or code of others in a path, with `/` at its end; nil if there is
    /// none.
    package static func folder(of path: String) -> String? {
        folder(of: path) { isOfTests($0) || isOfSamples($0) || isOfOthers($0) }
    }

    /// Returns the outermost folder with code of others in a path, with `/` at its end; nil if there is none.
    package static func vendoredFolder(of path: String) -> String? { folder(of: path) { isOfOthers($0) } }

    private static func folder(of path: String, where isMatch: (Substring) -> Bool) -> String? {
        let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        guard let index = folders.firstIndex(where: isMatch) else { return nil }
        return folders[...index].joined(separator: "/") + "/"
    }

    /// Returns whether a file is in a folder of tests.
    package static func contain(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { isOfTests($0) }
    }
}
