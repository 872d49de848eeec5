/// The folders that do not belong to a product, by common names.
package enum TestFolders {
    private static let tests: Set<String> = [
        "tests", "test", "uitests", "specs", "mocks", "fixtures", "__fixtures__", "testdata", "test_data",
        "testresources",
    ]
    private static let testEndings = ["Tests", "TestSupport", "TestHelpers"]
    private static let samples: Set<String> = ["examples", "samples", "benchmarks"]

    /// Returns whether a folder with this name has tests or files for tests.
    private static func isOfTests(_ name: some StringProtocol) -> Bool {
        tests.contains(name.lowercased()) || testEndings.contains(where: name.hasSuffix)
    }

    /// Returns whether a folder with this name has samples.
    ///
    /// The tables of samples do not belong to the project, but their code is real code.
    private static func isOfSamples(_ name: some StringProtocol) -> Bool { samples.contains(name.lowercased()) }

    /// Returns the outermost folder of tests or samples in a path, with `/` at its end; nil if there is none.
    package static func folder(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard let index = folders.firstIndex(where: { isOfTests($0) || isOfSamples($0) }) else { return nil }
        return folders[...index].joined(separator: "/") + "/"
    }

    /// Returns whether a file is in a folder of tests.
    package static func contain(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { isOfTests($0) }
    }
}
