import CatalogCore
import CompactStorage

/// A cache of source facts by the digest of a file's bytes, kept between runs.
///
/// A missing or broken cache, or one of another version, counts as empty and never causes an error.
struct FactsCache: Sendable {
    /// The header of the cache file; its number increases when facts, or the code that finds them, change.
    private static let mark = "fitloc facts 18\n"

    private enum Kept: Sendable {
        case facts(SourceFacts)
        case bytes(Range<Int>)
    }

    private var kept: [ContentDigest: Kept] = [:]
    private var bytes: [UInt8] = []

    /// Creates an empty cache.
    init() {}

    /// Creates a cache that contains facts.
    init(_ facts: [(digest: ContentDigest, facts: SourceFacts)]) {
        for (digest, facts) in facts { kept[digest] = .facts(facts) }
    }

    /// Reads the cache at a path.
    init(reading path: String) {
        guard let bytes = try? FileReader.read(path).bytes, let found = try? Self.entries(bytes) else { return }
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
        case .bytes(let range):
            guard var reader = try? CompactReader(bytes, in: range), let facts = try? SourceFacts(from: &reader),
                reader.isAtEnd
            else { return nil }
            return facts
        }
    }

    /// Writes the cache to a path; after a failure, the next run reads the sources again.
    ///
    /// - Parameters:
    ///   - earlier: The cache that some of the facts were read from.
    ///   - reused: The digests of the files whose facts were read from it, so that their bytes can be copied.
    ///   - threads: The number of files to serialize concurrently.
    func save(at path: String, copying earlier: FactsCache, of reused: Set<ContentDigest>, threads: Int) {
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
        }
        let sealed = SealedStorage(parts.reduce(into: head.whole) { $0 += $1 }, mark: Self.mark)
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
        guard case .bytes(let range)? = kept[digest] else { return nil }
        return Array(bytes[range])
    }

    private static func entries(_ bytes: [UInt8]) throws(BrokenStorage) -> [ContentDigest: Kept] {
        let sealed = try SealedStorage(opening: bytes, mark: mark)
        var reader = try CompactReader(bytes, in: sealed.contents)
        var lengths: [(ContentDigest, Int)] = []
        for _ in 0..<(try reader.count()) { lengths.append((try reader.read(), try reader.count())) }
        var start = reader.place
        var entries: [ContentDigest: Kept] = [:]
        for (digest, length) in lengths {
            guard length <= bytes.count - start else { throw BrokenStorage() }
            entries[digest] = .bytes(start..<start + length)
            start += length
        }
        return entries
    }
}
