import CompactStorage
import XCStringsKit

/// Reads Swift files, several at once.
///
/// ```swift
/// let scan = SourceScanner(cache: ".build/fitloc/sources").scan(["Sources"])
/// let index = SourceIndex(scan.files)
/// ```
package struct SourceScanner: Sendable {
    /// How many bytes a Swift file may have.
    package var sizeLimit = 8 << 20
    /// How many files are read at once; who knows the machine says more or less.
    package var threads = 4
    /// What `exclude` of the configuration names, and whatever else is to be left out.
    package var exclusions: [IgnoreRules] = []
    /// The path of a file that keeps what was read, so that the next run reads only what has changed; nil for none.
    package var cache: String?

    /// Creates a scanner.
    package init(cache: String? = nil) {
        self.cache = cache
    }

    /// What a scan came to.
    package struct Result: Sendable {
        /// The files, by the bytes of their paths.
        package let files: [SourceFile]
        /// What was not there or could not be read.
        package let failures: [FileError]
        /// How many files were known from the cache.
        package let cached: Int
    }

    /// Reads the Swift files that files and folders lead to.
    package func scan(_ paths: [String]) -> Result {
        let found = FileFinder(endings: ["swift"], exclusions: exclusions).find(paths)
        let kept = cache.map(FactsCache.init(reading:)) ?? FactsCache()
        let items = ParallelWork.results(found.files, threads: threads) { read($0, kept) }
        let files = items.map { SourceFile(path: $0.file.path, bytes: $0.bytes, facts: $0.facts) }
        let current = FactsCache(items.compactMap { item in item.digest.map { ($0, item.facts) } })
        if let cache, current.keys != kept.keys { current.save(at: cache) }
        return Result(files: files, failures: found.failures, cached: items.count { $0.isCached })
    }

    /// Reads one file from its bytes.
    package func file(at path: String, holding bytes: [UInt8]) -> SourceFile {
        SourceFile(path: path, bytes: bytes, facts: facts(of: bytes))
    }

    func facts(of bytes: [UInt8]) -> SourceFacts {
        let limit = sizeLimit
        return ParallelWork.result { Self.facts(of: bytes, limit: limit) } ?? SourceFacts()
    }

    /// Generated accessors are known by their catalogs: that they look their keys up does not use the keys.
    private static func facts(of bytes: [UInt8], limit: Int) -> SourceFacts {
        GeneratedFileMark.begins(bytes) ? SourceFacts() : SourceReader.read(bytes, limit: limit)
    }

    private struct Item: Sendable {
        let file: FoundFile
        var bytes: [UInt8] = []
        let facts: SourceFacts
        let digest: ContentDigest?
        let isCached: Bool
    }

    private func read(_ file: FoundFile, _ kept: FactsCache) -> Item {
        do throws(FileError) {
            let bytes = try FileReader.read(file.path, limit: sizeLimit).bytes
            let digest = ContentDigest(bytes)
            if let facts = kept[digest] {
                return Item(file: file, bytes: bytes, facts: facts, digest: digest, isCached: true)
            }
            let facts = Self.facts(of: bytes, limit: sizeLimit)
            return Item(file: file, bytes: bytes, facts: facts, digest: digest, isCached: false)
        } catch {
            return Item(file: file, facts: SourceFacts(problem: SourceProblem(error)), digest: nil, isCached: false)
        }
    }
}
