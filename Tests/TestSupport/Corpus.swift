import Foundation

/// The real files that lie beside the package where it is developed; a bare clone does not have them.
///
/// Suites that read them ask `.enabled(if: Corpus.isExpected)`: without the files they are left out, with one note. Where
/// the environment has `CI`, they run all the same and fail, because `files(in:endingIn:)` throws.
public enum Corpus {
    /// Whether tests of real files should run: the files are there, or the environment asks for them with `CI`.
    public static let isExpected: Bool = {
        if FileManager.default.fileExists(atPath: root.path) || ProcessInfo.processInfo.environment["CI"] != nil {
            return true
        }
        print("left out: tests of real files, since there are none at \(root.path)")
        return false
    }()

    /// Where the real files are, beside the package.
    private static let root = SourceTree.package.deletingLastPathComponent().appendingPathComponent("shared/corpus")

    /// Why real files cannot be read.
    public struct Missing: Error, CustomStringConvertible {
        /// The folder that has no such files.
        public let path: String

        /// What is missing, as a sentence.
        public var description: String { "no real files at \(path)" }
    }

    /// The files below `folder` that end in one of `extensions`, sorted by path.
    ///
    /// - Throws: `Missing` where there are none.
    public static func files(in folder: String, endingIn extensions: Set<String>) throws -> [CorpusFile] {
        let url = root.appendingPathComponent(folder)
        let paths = try SourceTree.files(below: url).filter { extensions.contains($0.pathExtension) }
        guard !paths.isEmpty else { throw Missing(path: url.path) }
        return try paths.map { CorpusFile(url: $0, bytes: Array(try Data(contentsOf: $0))) }
    }

    /// Every catalog, whatever folder it is in.
    public static func catalogs() throws -> [CorpusFile] {
        try files(in: "", endingIn: ["xcstrings"])
    }
}

/// A real file that was read.
public struct CorpusFile: Sendable, CustomStringConvertible {
    /// Where the file is.
    public let url: URL
    /// What is in it.
    public let bytes: [UInt8]

    /// The folder and the name, to tell it by in a message.
    public var description: String {
        url.pathComponents.suffix(2).joined(separator: "/")
    }
}
