import CatalogCore
import CatalogRuntime

extension StoredVersions {
    /// What the file begins with; the number goes up when anything about it changes.
    private static let head = Array("fitloc history 1\n".utf8)

    /// The versions as they lie on disk: the head, a digest of the rest, the rest.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.add(broken.count)
        for blob in broken.map(\.digits).sorted() { writer.add(blob) }
        let pairs = changes.sorted {
            ($0.key.new.digits, $0.key.old?.digits ?? "") < ($1.key.new.digits, $1.key.old?.digits ?? "")
        }
        writer.add(pairs.count)
        for (pair, changes) in pairs {
            writer.add(pair.old?.digits)
            writer.add(pair.new.digits)
            writer.add(changes.count)
            for change in changes { writer.add(change) }
        }
        let packed = writer.packed
        var digest = ByteWriter()
        digest.add(digest: ByteDigest.of(packed[...]))
        return Self.head + digest.bytes + packed
    }

    /// Reads them; nil where they are broken, or of another version of this program.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.head), bytes.count >= Self.head.count + 8 else { return nil }
        let packed = bytes[(Self.head.count + 8)...]
        let digest = bytes[Self.head.count..<Self.head.count + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard digest == ByteDigest.of(packed), var reader = ByteReader(packed) else { return nil }
        guard let broken = reader.list({ $0.text()?.flatMap { ObjectName($0) } }),
            let pairs = reader.list({ $0.pair() }), reader.isAtEnd
        else { return nil }
        self.broken = Set(broken)
        changes = Dictionary(pairs) { first, _ in first }
    }
}

extension ByteWriter {
    fileprivate mutating func add(_ change: StoredVersions.Change) {
        add(change.key)
        guard let content = change.content else { return add(0) }
        add(1)
        add(digest: content.digest)
        add(content.comment)
        add(content.leaves.count)
        for leaf in content.leaves {
            add(leaf.spot.language.spelling)
            add(leaf.spot.part.steps.count)
            for step in leaf.spot.part.steps { add(step) }
            add(leaf.text)
            add(leaf.state?.spelling)
        }
    }

    private mutating func add(_ step: PartPath.Step) {
        switch step {
        case .set(let index):
            add(0)
            add(index)
        case .substitution(let name):
            add(1)
            add(name)
        case .variation(let axis, let name):
            add(2)
            add(axis.spelling)
            add(name)
        }
    }
}

extension ByteReader {
    fileprivate mutating func pair() -> (VersionPair, [StoredVersions.Change])? {
        guard let old = text(), let new = text().flatMap({ $0 }).flatMap({ ObjectName($0) }),
            let changes = list({ $0.change() })
        else { return nil }
        return (VersionPair(old: old.flatMap { ObjectName($0) }, new: new), changes)
    }

    private mutating func change() -> StoredVersions.Change? {
        guard let key = text().flatMap({ $0 }), let isThere = number() else { return nil }
        guard isThere == 1 else { return StoredVersions.Change(key: key, content: nil) }
        guard let digest = digest(), let comment = text(), let leaves = list({ $0.leaf() }) else { return nil }
        return StoredVersions.Change(
            key: key, content: EntryContent(digest: digest, comment: comment, leaves: leaves))
    }

    private mutating func leaf() -> EntryContent.Leaf? {
        guard let language = text().flatMap({ $0 }), let steps = list({ $0.step() }), let text = text().flatMap({ $0 }),
            let state = self.text()
        else { return nil }
        return EntryContent.Leaf(
            spot: TextSpot(language: LanguageTag(language), part: PartPath(steps)), text: text,
            state: state.map { TranslationState($0) })
    }

    private mutating func step() -> PartPath.Step? {
        switch number() {
        case 0: number().map { .set($0) }
        case 1: text().flatMap { $0 }.map { .substitution($0) }
        case 2:
            if let axis = text().flatMap({ $0 }), let name = text().flatMap({ $0 }) {
                .variation(VariationAxis(axis), name)
            } else {
                nil
            }
        default: nil
        }
    }
}
