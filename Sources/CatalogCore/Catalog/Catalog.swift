import CatalogRuntime

/// A string catalog: a typed view of a JSON document (`docs/formats.md` §2).
///
/// The initializer reads the names in the document once. Each entry is read only when it is requested.
public struct Catalog: StringTable {
    /// The name of the table: the file name without `.xcstrings`.
    public let name: String
    /// The catalog's only file.
    public let files: [TableFile]
    /// The source language, if the catalog names it.
    public let sourceLanguage: LanguageTag?
    /// The source language as written in the file, with its location.
    public let sourceLanguageText: Text?
    /// The version of the format, such as `1.0`; nil if the catalog does not give one.
    public let version: String?
    /// The languages of the catalog, each spelling once, in order of first appearance.
    public let languages: [LanguageTag]
    /// The shape problems outside the entries.
    public let problems: [ShapeProblem]
    /// Whether the catalog has exactly one `strings` object.
    ///
    /// True for an empty file as well. A catalog with other content but no `strings` is broken, and so is one with several,
    /// because readers use one of them and drop the keys of the others.
    public let hasStrings: Bool

    private let source: Document
    private let entries: [Int]

    /// Creates a catalog from the bytes of a file.
    ///
    /// - Parameter path: The path of the file, for the table name and for messages. The file is not opened.
    /// - Throws: `DocumentError`, with a location, if the bytes are not valid JSON.
    public init(_ bytes: [UInt8], path: String, limits: DocumentLimits = .standard) throws(DocumentError) {
        self.init(try Document(bytes, limits: limits), path: path)
    }

    /// Creates a catalog from a document that is already parsed.
    public init(_ document: Document, path: String) {
        source = document
        name = TablePath.tableName(of: path)
        files = [TableFile(path: path, bytes: document.bytes, format: .catalog)]
        var reader = CatalogReader(document)
        reader.readRoot()
        sourceLanguageText = reader.sourceLanguage
        sourceLanguage = reader.sourceLanguage.map { LanguageTag($0.string) }
        version = reader.version?.string
        hasStrings = document.isEmpty || (reader.hasStrings && Self.secondStrings(in: reader.problems) == nil)
        entries = reader.entries
        languages = reader.languages
        problems = reader.problems
    }

    /// The location of the second `strings` object; nil if there is at most one.
    package var secondStrings: TableLocation? { Self.secondStrings(in: problems) }

    private static func secondStrings(in problems: [ShapeProblem]) -> TableLocation? {
        problems.lazy.filter { problem in
            if case .duplicateMember("strings", _) = problem.kind { true } else { false }
        }.map(\.location).first
    }

    /// The document that the catalog reads from.
    public var document: Document? { source }

    /// The number of entries; a duplicate key counts each time.
    public var entryCount: Int { entries.count }

    /// Returns the entry at an index, in file order.
    public func entry(at index: Int) -> Entry {
        var reader = EntryReader(source.storage)
        return reader.read(keyIndex: entries[index])
    }

    /// Passes each entry of a range to `body`.
    ///
    /// Reads from a copy of the bytes of those entries, so that threads do not share a reference count.
    public func forEachEntry(in range: Range<Int>, _ body: (Entry) -> Void) {
        guard let first = range.first, let last = range.last else { return }
        let start = member(at: first).range.lowerBound
        let excerpt = source.storage.excerpt(start..<member(at: last).range.upperBound)
        for index in range {
            var reader = EntryReader(excerpt)
            body(reader.read(keyIndex: entries[index]))
        }
    }

    /// Returns the key of an entry without reading the rest of the entry.
    public func key(at index: Int) -> Text { Text(storage: source.storage, index: entries[index]) }

    /// Returns the comment of an entry without reading the rest of the entry.
    public func comment(at index: Int) -> Text? {
        var comment: Text?
        for member in member(at: index).value.members where member.isNamed("comment") { comment = member.value.text }
        return comment
    }

    /// Returns the range of the value behind a name on the tape.
    private func valueRange(behind index: Int) -> ByteRange {
        DocumentValue(storage: source.storage, index: index + 1).range
    }

    /// Every repetition of a key that the catalog already has.
    ///
    /// Compares the hashes of the keys, and creates strings only for duplicates.
    public var duplicateKeys: [DuplicateKey] {
        let groups = HashGrouping.groups(of: entries.count) { FowlerHash(key(at: $0).utf8).value }
        let repetitions = groups.flatMap { group in
            var firsts: [HashedText: Int] = [:]
            return group.compactMap { index in
                let first = firsts[HashedText(key(at: index))]
                firsts[HashedText(key(at: index))] = first ?? index
                return first.map { (index: index, first: $0) }
            }
        }
        return repetitions.sorted { $0.index < $1.index }.map { duplicate(at: $0.index, of: $0.first) }
    }

    /// Describes the entry at an index, which has the key of an earlier one.
    private func duplicate(at index: Int, of first: Int) -> DuplicateKey {
        let key = key(at: index)
        let (value, other) = (valueRange(behind: entries[index]), valueRange(behind: entries[first]))
        return DuplicateKey(
            key: key.string, location: key.location, first: self.key(at: first).location,
            isEqual: source.bytes[value].elementsEqual(source.bytes[other]),
            removable: key.range.lowerBound..<value.upperBound)
    }

    /// Returns the key and value of an entry as a member of the document, for edits.
    public func member(at index: Int) -> DocumentMember {
        DocumentMember(
            name: DocumentValue(storage: source.storage, index: entries[index]),
            value: DocumentValue(storage: source.storage, index: entries[index] + 1))
    }
}
