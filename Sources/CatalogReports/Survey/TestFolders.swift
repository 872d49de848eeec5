/// Folders whose tables are samples for tests, by the names that projects give them.
enum TestFolders {
    private static let names: Set<String> = [
        "tests", "test", "uitests", "fixtures", "__fixtures__", "testdata", "test_data", "testresources", "examples",
        "samples", "benchmarks",
    ]

    /// The outermost such folder on the way to a file, with `/` at its end; nil where there is none.
    static func folder(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard let index = folders.firstIndex(where: isForTests) else { return nil }
        return folders[...index].joined(separator: "/") + "/"
    }

    private static func isForTests(_ name: Substring) -> Bool {
        names.contains(name.lowercased()) || name.hasSuffix("Tests")
    }
}
