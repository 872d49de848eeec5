import CatalogCore
import CatalogRuntime
import CompactStorage
import FileSearch

/// Files of code that were read, with their facts as soon as somebody asks for them.
package final class SourceReading: Sendable {
    /// A file that was read.
    package struct File: Sendable {
        /// The path that findings display.
        package let path: String
        /// The bytes of the file; empty if it is too large.
        package let bytes: [UInt8]
        /// The digest of the bytes; nil if the file is too large.
        let digest: ContentDigest?
        /// The reason why the file was not read.
        let problem: SourceProblem?
        /// Whether the file is in C, C++ or Objective-C.
        let isC: Bool

        /// The key of the file's facts in a cache; nil if they are in none.
        ///
        /// A file in C has none: equal bytes can be Swift, which has other facts.
        var cacheKey: ContentDigest? { isC ? nil : digest }

        init(path: String, bytes: [UInt8], digest: ContentDigest? = nil, problem: SourceProblem? = nil) {
            self.path = path
            self.bytes = bytes
            self.digest = digest
            self.problem = problem
            isC = CodeFiles.isC(path)
        }
    }

    /// The files, in the order in which they were given.
    package let files: [File]
    /// The files and folders that do not exist or could not be read.
    package let failures: [FileError]
    private let kept: FactsCache
    private let scanner: SourceScanner
    private let scanned = Locked<SourceScanner.Result?>(nil)

    init(_ files: [File], failures: [FileError], kept: FactsCache, scanner: SourceScanner) {
        self.files = files
        self.failures = failures
        self.kept = kept
        self.scanner = scanner
    }

    /// The files with their facts, which are found the first time.
    package var result: SourceScanner.Result {
        scanned.value { scanner.result(of: files, failures, kept) }
    }

    /// The files that were not read completely, with the reasons.
    ///
    /// If all facts are in the cache, only those of these files are restored.
    package var problems: [(path: String, problem: SourceProblem)] {
        guard files.allSatisfy({ file in file.cacheKey.map { kept.isComplete($0) || kept[$0] != nil } ?? true }) else {
            return result.files.compactMap { file in file.problem.map { (file.path, $0) } }
        }
        return files.compactMap { file in
            let problem = file.problem ?? file.cacheKey.flatMap { kept.isComplete($0) ? nil : kept[$0]?.problem }
            return CodeTemplates.contain(file.path) ? nil : problem.map { (file.path, $0) }
        }
    }
}
