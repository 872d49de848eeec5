import Foundation

/// The corpus of real files next to the package.
///
/// Clones of only the package do not have it.
///
/// Suites that read the corpus use `.enabled(if: Corpus.isExpected)`. Without the files they are skipped, with one
/// note. If the environment contains `CI`, they run anyway and fail, because `files(in:endingIn:)` throws; the public
/// workflow, which cannot have the files, says so with `FITLOC_NO_CORPUS`.
public enum Corpus {
    /// Whether tests of real files should run: the files exist, or the environment contains `CI` without
    /// `FITLOC_NO_CORPUS`.
    public static let isExpected: Bool = {
        let environment = ProcessInfo.processInfo.environment
        let mustBeThere = environment["CI"] != nil && environment["FITLOC_NO_CORPUS"] == nil
        if mustBeThere || FileManager.default.fileExists(atPath: root.path) { return true }
        print("left out: tests of real files, since there are none at \(root.path)")
        return false
    }()

    /// The folder of the corpus, next to the package.
    private static let root = SourceTree.package.deletingLastPathComponent().appendingPathComponent("shared/corpus")

    /// An error for missing corpus files.
    public struct Missing: Error, CustomStringConvertible {
        /// The folder without matching files.
        public let path: String

        /// The error as a sentence.
        public var description: String { "no real files at \(path)" }
    }

    /// Returns the files below `folder` with one of the extensions, sorted by path.
    ///
    /// - Throws: `Missing` if there are none.
    public static func files(in folder: String, endingIn extensions: Set<String>) throws -> [CorpusFile] {
        let url = root.appendingPathComponent(folder)
        let paths = try SourceTree.files(below: url).filter { extensions.contains($0.pathExtension) }
        guard !paths.isEmpty else { throw Missing(path: url.path) }
        return try paths.map { CorpusFile(url: $0, bytes: Array(try Data(contentsOf: $0))) }
    }

    /// Returns all catalogs of the corpus.
    public static func catalogs() throws -> [CorpusFile] {
        try files(in: "", endingIn: ["xcstrings"])
    }

    /// Whether tests that take long should read all files: the environment contains `FITLOC_ALL`.
    public static let isThorough = ProcessInfo.processInfo.environment["FITLOC_ALL"] != nil

    /// Returns the catalogs of the corpus with one version of each merged catalog, because its versions hardly differ.
    ///
    /// For tests that take long for each file. Set `FITLOC_ALL` to get all versions.
    public static func distinctCatalogs() throws -> [CorpusFile] {
        try catalogs().filter { file in
            isThorough || !file.url.path.contains("/merges/") || file.url.lastPathComponent == "base.xcstrings"
        }
    }
}

/// A file of the corpus.
public struct CorpusFile: Sendable, CustomStringConvertible {
    /// The location of the file.
    public let url: URL
    /// The content.
    public let bytes: [UInt8]

    /// The folder and name, for messages.
    public var description: String {
        url.pathComponents.suffix(2).joined(separator: "/")
    }
}
