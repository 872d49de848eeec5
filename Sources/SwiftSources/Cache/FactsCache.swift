import XCStringsKit

/// The facts of files by their bytes, kept from one run to the next.
///
/// A cache that is missing, broken, or of another version is empty; it is never the reason for an error.
struct FactsCache: Sendable {
    /// Grows whenever facts, or how they are found, change.
    private static let version = 5
    private static let mark = Array("fitloc facts\n".utf8)

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
        head.write(number: Self.version)
        head.write(number: facts.count)
        for (digest, facts) in facts.sorted(by: { $0.0.words.lexicographicallyPrecedes($1.0.words) }) {
            var writer = CompactWriter()
            facts.pack(into: &writer)
            let whole = writer.whole
            for word in digest.words { head.write(number: Int(word)) }
            head.write(number: whole.count)
            body += whole
        }
        try? FileReplacer.create(path, with: Self.mark + head.whole + body, overwriting: true, creatingFolders: true)
    }

    private static func entries(_ bytes: [UInt8]) throws(BrokenCache) -> [ContentDigest: Kept] {
        guard bytes.starts(with: mark) else { throw BrokenCache() }
        var reader = try CompactReader(bytes, in: mark.count..<bytes.count)
        guard try reader.number() == version else { throw BrokenCache() }
        var lengths: [(ContentDigest, Int)] = []
        for _ in 0..<(try reader.count()) {
            var words: [UInt32] = []
            for _ in 0..<8 { words.append(UInt32(truncatingIfNeeded: try reader.number())) }
            guard let digest = ContentDigest(words: words) else { throw BrokenCache() }
            lengths.append((digest, try reader.count()))
        }
        var start = reader.place
        var entries: [ContentDigest: Kept] = [:]
        for (digest, length) in lengths {
            guard length <= bytes.count - start else { throw BrokenCache() }
            entries[digest] = .bytes(start..<start + length)
            start += length
        }
        return entries
    }
}
