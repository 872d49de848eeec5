import Foundation

/// The files that tests run over: those of an invented app, which are in the repository, and those of real projects,
/// which are next to the package.
///
/// `scripts/generate-corpus` wrote the files of the invented app in every shape that the real ones have. Clones of only the
/// package have no real files.
///
/// Tests that need real files use `.enabled(if: Corpus.isExpected)`. Without the files they are skipped, with one note.
/// If the environment contains `CI`, they run anyway and fail, because `realFiles(in:endingIn:)` throws; the public
/// workflow, which cannot have the files, says so with `FITLOC_NO_CORPUS`.
public enum Corpus {
    /// Whether tests of real files should run: the files exist, or the environment contains `CI` without
    /// `FITLOC_NO_CORPUS`.
    public static let isExpected: Bool = {
        let environment = ProcessInfo.processInfo.environment
        let mustBeThere = environment["CI"] != nil && environment["FITLOC_NO_CORPUS"] == nil
        if mustBeThere || FileManager.default.fileExists(atPath: realRoot.path) { return true }
        print("left out: real files, since there are none at \(realRoot.path)")
        return false
    }()

    /// The folder of the real files, next to the package.
    private static let realRoot = SourceTree.package.deletingLastPathComponent().appendingPathComponent("shared/corpus")

    /// The folder of the invented app.
    private static let ownRoot = SourceTree.package.appendingPathComponent("Tests/Fixtures/Corpus")

    /// An error for missing corpus files.
    public struct Missing: Error, CustomStringConvertible {
        /// The folder without matching files.
        public let path: String

        /// The error as a sentence.
        public var description: String { "no files at \(path)" }
    }

    /// Returns the files below `folder` with one of the extensions: those of the invented app, then the real ones.
    ///
    /// - Throws: `Missing` if there are none of either, or if real files are expected and there are none.
    public static func files(in folder: String, endingIn extensions: Set<String>) throws -> [CorpusFile] {
        let own = try ownFiles(in: folder, endingIn: extensions)
        return isExpected ? own + (try realFiles(in: folder, endingIn: extensions)) : own
    }

    /// Returns the files of the invented app below `folder` with one of the extensions, sorted by path.
    ///
    /// - Throws: `Missing` if there are none.
    public static func ownFiles(in folder: String, endingIn extensions: Set<String>) throws -> [CorpusFile] {
        try files(in: ownRoot.appendingPathComponent(folder), endingIn: extensions)
    }

    /// Returns the real files below `folder` with one of the extensions, sorted by path.
    ///
    /// - Throws: `Missing` if there are none.
    public static func realFiles(in folder: String, endingIn extensions: Set<String>) throws -> [CorpusFile] {
        try files(in: realRoot.appendingPathComponent(folder), endingIn: extensions)
    }

    private static func files(in folder: URL, endingIn extensions: Set<String>) throws -> [CorpusFile] {
        let paths = try SourceTree.files(below: folder).filter { extensions.contains($0.pathExtension) }
        guard !paths.isEmpty else { throw Missing(path: folder.path) }
        return try paths.map { CorpusFile(url: $0, bytes: Array(try Data(contentsOf: $0))) }
    }

    /// Returns all catalogs of the corpus.
    public static func catalogs() throws -> [CorpusFile] {
        try files(in: "", endingIn: ["xcstrings"])
    }

    /// Returns all legacy tables outside of compiled catalogs and exports.
    public static func legacyTables() throws -> [CorpusFile] {
        let extensions: Set = ["strings", "stringsdict"]
        let tables = try files(in: "strings", endingIn: extensions) + ownFiles(in: "tables", endingIn: extensions)
        return isExpected ? tables + (try realFiles(in: "fittoday", endingIn: extensions)) : tables
    }

    /// Returns the number that a count over the corpus must exceed, so that no test passes without looking at the files.
    ///
    /// - Parameters:
    ///   - own: The number for the files of the invented app alone.
    ///   - sample: The number for a sample; nil if the test reads all files.
    ///   - all: The number for all files.
    public static func minimum(_ own: Int, sample: Int? = nil, withRealFiles all: Int) -> Int {
        guard isExpected else { return own }
        return isThorough ? all : sample ?? all
    }

    /// Whether tests that take long read the larger files, too.
    public static var isThorough: Bool { ThoroughSuite.corpus.isChosen }

    /// Returns the files for a test that takes long: those below a size in bytes, which is larger in the thorough suite.
    public static func sample(
        of files: [CorpusFile], below size: Int, thorough thoroughSize: Int = .max
    ) -> [CorpusFile] {
        files.filter { $0.bytes.count < (isThorough ? thoroughSize : size) }
    }

    /// Returns the catalogs of the corpus with one version of each merged catalog, because its versions hardly differ.
    ///
    /// For tests that take long for each file.
    public static func distinctCatalogs() throws -> [CorpusFile] {
        try catalogs().filter { file in
            !file.url.path.contains("/merges/") || file.url.lastPathComponent == "base.xcstrings"
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
