import CatalogCore
import CatalogRuntime
import CompactStorage

extension StoredVersions {
    /// The header of a cache file.
    ///
    /// Its number increases with every change of the format.
    private static let mark = "fitloc history 2\n"

    /// The versions in the format of cache files.
    var bytes: [UInt8] {
        var writer = CompactWriter()
        broken.sorted { $0.digits < $1.digits }.pack(into: &writer)
        let pairs = changes.sorted {
            ($0.key.new.digits, $0.key.old?.digits ?? "") < ($1.key.new.digits, $1.key.old?.digits ?? "")
        }
        writer.write(number: pairs.count)
        for (pair, changes) in pairs {
            pair.old.pack(into: &writer)
            pair.new.pack(into: &writer)
            changes.pack(into: &writer)
        }
        return SealedStorage(writer.whole, mark: Self.mark).bytes
    }

    /// Parses a cache file.
    ///
    /// - Throws: an error if the file is damaged or has another format version.
    init(_ bytes: [UInt8]) throws(BrokenStorage) {
        let sealed = try SealedStorage(opening: bytes, mark: Self.mark)
        var reader = try CompactReader(sealed.bytes, in: sealed.contents)
        let names: [ObjectName] = try reader.read()
        broken = Set(names)
        for _ in 0..<(try reader.count()) {
            let pair = VersionPair(old: try reader.read(), new: try reader.read())
            let list: [Change] = try reader.read()
            changes[pair] = list
        }
        guard reader.isAtEnd else { throw BrokenStorage() }
    }
}

extension ObjectName: Compact {
    func pack(into writer: inout CompactWriter) { digits.pack(into: &writer) }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        guard let name = ObjectName(try reader.text()) else { throw BrokenStorage() }
        self = name
    }
}

extension StoredVersions.Change: Compact {
    func pack(into writer: inout CompactWriter) {
        key.pack(into: &writer)
        (content != nil).pack(into: &writer)
        content?.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        let key = try reader.text()
        let isThere: Bool = try reader.read()
        self.init(key: key, content: isThere ? try EntryContent.read(from: &reader) : nil)
    }
}

extension EntryContent {
    fileprivate func pack(into writer: inout CompactWriter) {
        digest.pack(into: &writer)
        comment.pack(into: &writer)
        leaves.pack(into: &writer)
    }

    fileprivate static func read(from reader: inout CompactReader) throws(BrokenStorage) -> EntryContent {
        EntryContent(digest: try reader.read(), comment: try reader.read(), leaves: try reader.read())
    }
}

extension EntryContent.Leaf: Compact {
    func pack(into writer: inout CompactWriter) {
        location.language.spelling.pack(into: &writer)
        location.part.steps.pack(into: &writer)
        text.pack(into: &writer)
        (state?.spelling).pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        let location = TextLocation(language: LanguageTag(try reader.text()), part: PartPath(try reader.read()))
        let text = try reader.text()
        let state: String? = try reader.read()
        self.init(location: location, text: text, state: state.map { TranslationState($0) })
    }
}

extension PartPath.Step: Compact {
    @usableFromInline
    package func pack(into writer: inout CompactWriter) {
        switch self {
        case .set(let index): [0, index].forEach { $0.pack(into: &writer) }
        case .substitution(let name):
            writer.write(number: 1)
            name.pack(into: &writer)
        case .variation(let axis, let name):
            writer.write(number: 2)
            axis.spelling.pack(into: &writer)
            name.pack(into: &writer)
        }
    }

    @usableFromInline
    package init(from reader: inout CompactReader) throws(BrokenStorage) {
        switch try reader.number() {
        case 0: self = .set(try reader.number())
        case 1: self = .substitution(try reader.text())
        case 2: self = .variation(VariationAxis(try reader.text()), try reader.text())
        default: throw BrokenStorage()
        }
    }
}
