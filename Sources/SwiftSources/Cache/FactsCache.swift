import CompactStorage
import XCStringsKit

/// A cache of source facts by the digest of a file's bytes, kept between runs.
///
/// A missing or broken cache, or one of another version, counts as empty and never causes an error.
struct FactsCache: Sendable {
    /// The header of the cache file; its number increases when facts, or the code that finds them, change.
    private static let mark = "fitloc facts 10\n"

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
    func save(at path: String) {
        var head = CompactWriter()
        var body: [UInt8] = []
        let facts = kept.compactMap { digest, kept -> (ContentDigest, SourceFacts)? in
            if case .facts(let facts) = kept { (digest, facts) } else { nil }
        }
        head.write(number: facts.count)
        for (digest, facts) in facts.sorted(by: { $0.0 < $1.0 }) {
            var writer = CompactWriter()
            facts.pack(into: &writer)
            let whole = writer.whole
            digest.pack(into: &head)
            head.write(number: whole.count)
            body += whole
        }
        let sealed = SealedStorage(head.whole + body, mark: Self.mark)
        try? FileReplacer.create(path, with: sealed.bytes, overwriting: true, creatingFolders: true)
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
