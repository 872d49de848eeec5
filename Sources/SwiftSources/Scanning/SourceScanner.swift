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
    /// The identity of the program; the cache of another one is not used, because it can have other facts.
    package var program = ""

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
        reading(files, failures: failures).result
    }

    /// Reads the bytes of files that a search has found, and their facts when somebody asks for them.
    ///
    /// - Parameter failures: The failures of the search, which become a part of the result.
    package func reading(_ files: [FoundFile], failures: [FileError] = []) -> SourceReading {
        let kept = cache.map { FactsCache(reading: $0, of: program) } ?? FactsCache()
        let results = ParallelWork.results(files, threads: threads) { read($0) }
        let unreadable = results.compactMap { result -> FileError? in
            if case .failure(let error) = result { error } else { nil }
        }
        return SourceReading(
            results.compactMap { try? $0.get() }, failures: failures + unreadable, kept: kept, scanner: self)
    }

    /// Finds the facts of files, and writes the cache if it has other files.
    func result(of items: [SourceReading.File], _ failures: [FileError], _ kept: FactsCache) -> Result {
        let limit = sizeLimit
        let facts = ParallelWork.results(items, threads: threads) { item -> (facts: SourceFacts, isCached: Bool) in
            guard item.problem == nil else { return (SourceFacts(problem: item.problem), false) }
            if let key = item.cacheKey, let facts = kept[key] { return (facts, true) }
            return (Self.facts(of: item.bytes, isC: item.isC, limit: limit), false)
        }
        let found = zip(items, facts)
        let current = FactsCache(found.compactMap { item, found in item.cacheKey.map { ($0, found.facts) } })
        if let cache, current.keys != kept.keys {
            let reused = Set(found.filter(\.1.isCached).compactMap(\.0.cacheKey))
            current.save(at: cache, by: program, copying: kept, of: reused, threads: threads)
        }
        let files = found.map { SourceFile(path: $0.path, bytes: $0.bytes, facts: $1.facts) }
        return Result(files: files, failures: failures, cached: facts.count { $0.isCached })
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

    private func read(_ file: FoundFile) -> Swift.Result<SourceReading.File, FileError> {
        do throws(FileError) {
            let bytes = try FileReader.read(file.path, limit: sizeLimit).bytes
            return .success(SourceReading.File(path: file.path, bytes: bytes, digest: ContentDigest(bytes)))
        } catch {
            // A large file is known to exist, and its size is reported; any other failure makes the command fail.
            guard case .tooLarge = error else { return .failure(error) }
            return .success(SourceReading.File(path: file.path, bytes: [], problem: SourceProblem(error)))
        }
    }
}
