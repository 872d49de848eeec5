/// Folders that are no part of a product, by the names that projects give them.
package enum TestFolders {
    private static let tests: Set<String> = [
        "tests", "test", "uitests", "specs", "mocks", "fixtures", "__fixtures__", "testdata", "test_data",
        "testresources",
    ]
    private static let testEndings = ["Tests", "TestSupport", "TestHelpers"]
    private static let samples: Set<String> = ["examples", "samples", "benchmarks"]

    /// Whether a folder of that name holds tests, or what only tests use.
    private static func isOfTests(_ name: some StringProtocol) -> Bool {
        tests.contains(name.lowercased()) || testEndings.contains(where: name.hasSuffix)
    }

    /// Whether a folder of that name holds samples: their tables are none of the project's own, but their code is real
    /// code.
    private static func isOfSamples(_ name: some StringProtocol) -> Bool { samples.contains(name.lowercased()) }

    /// The outermost folder of tests or samples on the way to a file, with `/` at its end; nil where there is none.
    package static func folder(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard let index = folders.firstIndex(where: { isOfTests($0) || isOfSamples($0) }) else { return nil }
        return folders[...index].joined(separator: "/") + "/"
    }

    /// Whether a file lies in a folder of tests.
    package static func contain(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { isOfTests($0) }
    }
}
