import CatalogRuntime

/// A string catalog: a typed view of a document (`docs/formats.md` §2).
///
/// Making one walks over the names of the document once; entries are read when asked for.
public struct Catalog: StringTable {
    /// The table's name: the file's, without `.xcstrings`.
    public let name: String
    /// The catalog's only file.
    public let files: [TableFile]
    /// The source language, if the catalog names it.
    public let sourceLanguage: LanguageTag?
    /// The source language as written, for its place.
    public let sourceLanguageText: Text?
    /// The version of the format, such as `1.0`, if the catalog names it.
    public let version: String?
    /// Every language in it, each spelling once, in the order first met.
    public let languages: [LanguageTag]
    /// What is out of shape outside the entries.
    public let problems: [ShapeProblem]
    /// Whether there is an object `strings`; a catalog without one is broken, save for an empty file.
    public let hasStrings: Bool

    private let source: Document
    private let entries: [Int]

    /// Reads a catalog's bytes.
    ///
    /// - Parameter path: the file's path, for its name and for messages; nothing is opened.
    /// - Throws: what is not valid JSON, with its place.
    public init(_ bytes: [UInt8], path: String, limits: DocumentLimits = .standard) throws(DocumentError) {
        self.init(try Document(bytes, limits: limits), path: path)
    }

    /// Looks at a document as a catalog.
    public init(_ document: Document, path: String) {
        source = document
        name = TablePath.tableName(of: path)
        files = [TableFile(path: path, bytes: document.bytes, format: .catalog)]
        var reader = CatalogReader(document)
        reader.readRoot()
        sourceLanguageText = reader.sourceLanguage
        sourceLanguage = reader.sourceLanguage.map { LanguageTag($0.string) }
        version = reader.version?.string
        hasStrings = document.isEmpty || reader.hasStrings
        entries = reader.entries
        languages = reader.languages
        problems = reader.problems
    }

    /// The document under the catalog.
    public var document: Document? { source }

    /// The number of entries; a key that is doubled counts twice.
    public var entryCount: Int { entries.count }

    /// Reads an entry, from 0, in the order of the file.
    public func entry(at index: Int) -> Entry {
        var reader = EntryReader(source.storage)
        return reader.read(keyIndex: entries[index])
    }

    /// Reads entries one after another from a copy of their bytes, which no other thread counts references to.
    public func forEachEntry(in range: Range<Int>, _ body: (Entry) -> Void) {
        guard let first = range.first, let last = range.last else { return }
        let start = member(at: first).range.lowerBound
        let excerpt = source.storage.excerpt(start..<member(at: last).range.upperBound)
        for index in range {
            var reader = EntryReader(excerpt)
            body(reader.read(keyIndex: entries[index]))
        }
    }

    /// The key of an entry, found without reading the rest of it.
    public func key(at index: Int) -> Text { Text(storage: source.storage, index: entries[index]) }

    /// The comment of an entry, found without reading the rest of it.
    public func comment(at index: Int) -> Text? {
        var comment: Text?
        for member in member(at: index).value.members where member.isNamed("comment") { comment = member.value.text }
        return comment
    }

    /// The keys that are there more than once, found by their bytes, so that no string is made of the others.
    public var duplicateKeys: [DuplicateKey] {
        var seen: Set<HashedText> = Set(minimumCapacity: entries.count)
        var duplicates: [DuplicateKey] = []
        for index in entries {
            let key = Text(storage: source.storage, index: index)
            let (isNew, first) = seen.insert(HashedText(key))
            guard !isNew else { continue }
            duplicates.append(DuplicateKey(key: key.string, place: key.place, first: first.text.place))
        }
        return duplicates
    }

    /// The key of an entry and its value, as members of the document, for edits.
    public func member(at index: Int) -> DocumentMember {
        DocumentMember(
            name: DocumentValue(storage: source.storage, index: entries[index]),
            value: DocumentValue(storage: source.storage, index: entries[index] + 1))
    }
}
