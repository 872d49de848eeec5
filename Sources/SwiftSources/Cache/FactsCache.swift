import CatalogCore
import CompactStorage

/// A cache of source facts by the digest of a file's bytes, kept between runs.
///
/// A missing or broken cache, or one of another version, counts as empty and never causes an error.
struct FactsCache: Sendable {
    /// Returns the header of the cache file; its number increases when facts, or the code that finds them, change.
    ///
    /// - Parameter program: The identity of the program, because another version can find other facts.
    private static func mark(of program: String) -> String { "fitloc facts 19\n\(program)\n" }

    private enum Kept: Sendable {
        case facts(SourceFacts)
        case bytes(Range<Int>, hasProblem: Bool)
    }

    private var kept: [ContentDigest: Kept] = [:]
    private var bytes: [UInt8] = []

    /// Creates an empty cache.
    init() {}

    /// Creates a cache that contains facts.
    init(_ facts: [(digest: ContentDigest, facts: SourceFacts)]) {
        for (digest, facts) in facts { kept[digest] = .facts(facts) }
    }

    /// Reads the cache of a program at a path.
    init(reading path: String, of program: String = "") {
        guard let bytes = try? FileReader.read(path).bytes,
            let found = try? Self.entries(bytes, mark: Self.mark(of: program))
        else { return }
        self.bytes = bytes
        kept = found
    }

    /// The digests of all files in the cache.
    var keys: Set<ContentDigest> { Set(kept.keys) }

    /// Returns the facts of the file with this digest.
    subscript(digest: ContentDigest) -> SourceFacts? {
        switch kept[digest] {
        case nil: return nil
        case .facts(let facts): return facts
        case .bytes(let range, _):
            guard var reader = try? CompactReader(bytes, in: range), let facts = try? SourceFacts(from: &reader),
                reader.isAtEnd
            else { return nil }
            return facts
        }
    }

    /// Returns whether a file has facts and was read completely, without restoring the facts.
    func isComplete(_ digest: ContentDigest) -> Bool {
        switch kept[digest] {
        case nil: false
        case .facts(let facts): facts.problem == nil
        case .bytes(_, let hasProblem): !hasProblem
        }
    }

    /// Writes the cache to a path; after a failure, the next run reads the sources again.
    ///
    /// - Parameters:
    ///   - program: The identity of the program.
    ///   - earlier: The cache that some of the facts were read from.
    ///   - reused: The digests of the files whose facts were read from it, so that their bytes can be copied.
    ///   - threads: The number of files to serialize concurrently.
    func save(
        at path: String, by program: String = "", copying earlier: FactsCache, of reused: Set<ContentDigest>,
        threads: Int
    ) {
        let entries = kept.compactMap { digest, kept -> Entry? in
            if case .facts(let facts) = kept { Entry(digest: digest, facts: facts) } else { nil }
        }.sorted { $0.digest < $1.digest }
        let parts = ParallelWork.results(entries, threads: threads) { entry in
            (reused.contains(entry.digest) ? earlier.stored(entry.digest) : nil) ?? Self.bytes(of: entry.facts)
        }
        var head = CompactWriter()
        head.write(number: entries.count)
        for (entry, part) in zip(entries, parts) {
            entry.digest.pack(into: &head)
            head.write(number: part.count)
            (entry.facts.problem != nil).pack(into: &head)
        }
        let sealed = SealedStorage(parts.reduce(into: head.whole) { $0 += $1 }, mark: Self.mark(of: program))
        try? FileReplacer.create(path, with: sealed.bytes, overwriting: true, creatingFolders: true)
    }

    /// The facts of a file to write.
    private struct Entry: Sendable {
        let digest: ContentDigest
        let facts: SourceFacts
    }

    private static func bytes(of facts: SourceFacts) -> [UInt8] {
        var writer = CompactWriter()
        facts.pack(into: &writer)
        return writer.whole
    }

    /// Returns the bytes that the cache file has for a digest.
    private func stored(_ digest: ContentDigest) -> [UInt8]? {
        guard case .bytes(let range, _)? = kept[digest] else { return nil }
        return Array(bytes[range])
    }

    private static func entries(_ bytes: [UInt8], mark: String) throws(BrokenStorage) -> [ContentDigest: Kept] {
        let sealed = try SealedStorage(opening: bytes, mark: mark)
        var reader = try CompactReader(bytes, in: sealed.contents)
        var heads: [(digest: ContentDigest, length: Int, hasProblem: Bool)] = []
        for _ in 0..<(try reader.count()) { heads.append((try reader.read(), try reader.count(), try reader.read())) }
        var start = reader.location
        var entries: [ContentDigest: Kept] = [:]
        for head in heads {
            guard head.length <= bytes.count - start else { throw BrokenStorage() }
            entries[head.digest] = .bytes(start..<start + head.length, hasProblem: head.hasProblem)
            start += head.length
        }
        return entries
    }
}
