import CompactStorage
import XCStringsKit

/// The facts of files by their bytes, kept from one run to the next.
///
/// A cache that is missing, broken, or of another version is empty; it is never the reason for an error.
struct FactsCache: Sendable {
    /// What the file begins with; the number grows whenever facts, or how they are found, change.
    private static let mark = "fitloc facts 10\n"

    private enum Kept: Sendable {
        case facts(SourceFacts)
        case bytes(Range<Int>)
    }

    private var kept: [ContentDigest: Kept] = [:]
    private var bytes: [UInt8] = []

    /// Creates an empty cache.
    init() {}

    /// Creates a cache of facts.
    init(_ facts: [(digest: ContentDigest, facts: SourceFacts)]) {
        for (digest, facts) in facts { kept[digest] = .facts(facts) }
    }

    /// Reads the cache at a path.
    init(reading path: String) {
        guard let bytes = try? FileReader.read(path).bytes, let found = try? Self.entries(bytes) else { return }
        self.bytes = bytes
        kept = found
    }

    /// What the cache knows.
    var keys: Set<ContentDigest> { Set(kept.keys) }

    /// The facts of a file with these bytes.
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

    /// Writes the cache; where that cannot be done, the next run reads the files again.
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
