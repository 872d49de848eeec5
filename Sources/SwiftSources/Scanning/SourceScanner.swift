import AccessorGenerator
import CatalogCore
import CompactStorage
import FileSearch

/// A scanner that reads files of code concurrently.
///
/// ```swift
/// let scan = SourceScanner(cache: ".build/fitloc/sources").scan(["Sources"])
/// let index = SourceIndex(scan.files)
/// ```
package struct SourceScanner: Sendable {
    /// The maximum size of a file, in bytes.
    package var sizeLimit = 8 << 20
    /// The number of files to read concurrently; the caller can adapt it to the machine.
    package var threads = 4
    /// The files to exclude, such as those named by `exclude` in the configuration.
    package var exclusions: [IgnoreRules] = []
    /// The path of the cache file, which lets the next run read only changed files; nil for no cache.
    package var cache: String?

    /// Creates a scanner.
    package init(cache: String? = nil) {
        self.cache = cache
    }

    /// The result of a scan.
    package struct Result: Sendable {
        /// The files, sorted by the bytes of their paths.
        package let files: [SourceFile]
        /// The files and folders that do not exist or could not be read.
        package let failures: [FileError]
        /// The number of files whose facts came from the cache.
        package let cached: Int
    }

    /// Reads the given files and all files of code in the given folders.
    package func scan(_ paths: [String]) -> Result {
        let found = FileFinder(endings: CodeFiles.endings, exclusions: exclusions).find(paths)
        return scan(found.files, failures: found.failures)
    }

    /// Reads files that a search has found.
    ///
    /// - Parameter failures: The failures of the search, which become a part of the result.
    package func scan(_ files: [FoundFile], failures: [FileError] = []) -> Result {
        let kept = cache.map(FactsCache.init(reading:)) ?? FactsCache()
        let results = ParallelWork.results(files, threads: threads) { read($0, kept) }
        let items = results.compactMap { try? $0.get() }
        let files = items.map { SourceFile(path: $0.file.path, bytes: $0.bytes, facts: $0.facts) }
        let current = FactsCache(items.compactMap { item in item.digest.map { ($0, item.facts) } })
        if let cache, current.keys != kept.keys {
            let reused = Set(items.filter(\.isCached).compactMap(\.digest))
            current.save(at: cache, copying: kept, of: reused, threads: threads)
        }
        let unreadable = results.compactMap { result -> FileError? in
            if case .failure(let error) = result { error } else { nil }
        }
        return Result(files: files, failures: failures + unreadable, cached: items.count { $0.isCached })
    }

    /// Reads a file from its bytes.
    package func file(at path: String, holding bytes: [UInt8]) -> SourceFile {
        SourceFile(path: path, bytes: bytes, facts: facts(of: bytes, isC: CodeFiles.isC(path)))
    }

    func facts(of bytes: [UInt8], isC: Bool = false) -> SourceFacts {
        let limit = sizeLimit
        return ParallelWork.result { Self.facts(of: bytes, isC: isC, limit: limit) } ?? SourceFacts()
    }

    /// Returns the facts of a file.
    ///
    /// A file of generated accessors has none: the accessors are known from their catalogs, and their lookups are not
    /// uses.
    private static func facts(of bytes: [UInt8], isC: Bool, limit: Int) -> SourceFacts {
        if isC { return CFactReader.read(bytes, limit: limit) }
        return GeneratedFileMark.begins(bytes) ? SourceFacts() : SourceReader.read(bytes, limit: limit)
    }

    private struct Item: Sendable {
        let file: FoundFile
        var bytes: [UInt8] = []
        let facts: SourceFacts
        let digest: ContentDigest?
        let isCached: Bool
    }

    private func read(_ file: FoundFile, _ kept: FactsCache) -> Swift.Result<Item, FileError> {
        do throws(FileError) {
            let bytes = try FileReader.read(file.path, limit: sizeLimit).bytes
            guard !CodeFiles.isC(file.path) else {
                // Equal bytes can be Swift, and to divide them into tokens takes no longer than to read the cache.
                let facts = Self.facts(of: bytes, isC: true, limit: sizeLimit)
                return .success(Item(file: file, bytes: bytes, facts: facts, digest: nil, isCached: false))
            }
            let digest = ContentDigest(bytes)
            if let facts = kept[digest] {
                return .success(Item(file: file, bytes: bytes, facts: facts, digest: digest, isCached: true))
            }
            let facts = Self.facts(of: bytes, isC: false, limit: sizeLimit)
            return .success(Item(file: file, bytes: bytes, facts: facts, digest: digest, isCached: false))
        } catch {
            // A large file is known to exist, and its size is reported; any other failure makes the command fail.
            guard case .tooLarge = error else { return .failure(error) }
            let facts = SourceFacts(problem: SourceProblem(error))
            return .success(Item(file: file, facts: facts, digest: nil, isCached: false))
        }
    }
}
