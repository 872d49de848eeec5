import CatalogRuntime

/// A table of strings in all its languages: a catalog, or the legacy files of one name in their `.lproj` folders.
///
/// Rules, lists and statistics see nothing else, so that each is written once.
public protocol StringTable: Sendable {
    /// The table's name, which code looks strings up by: the file's, without its ending.
    var name: String { get }
    /// The files that make up the table; places name them by index.
    var files: [TableFile] { get }
    /// The language that texts are translated from; nil where the files don't tell.
    var sourceLanguage: LanguageTag? { get }
    /// Every language that the table has something in, each spelling once, in the order first met.
    var languages: [LanguageTag] { get }
    /// The number of entries; a key that is doubled counts twice.
    var entryCount: Int { get }
    /// Reads an entry, from 0, in the order of the file.
    func entry(at index: Int) -> Entry
    /// Reads entries one after another; cheaper than one by one, most of all when several threads read one table.
    func forEachEntry(in range: Range<Int>, _ body: (Entry) -> Void)
    /// The key of an entry, without reading the rest of it where the table can do that.
    func key(at index: Int) -> Text
    /// The comment of an entry, without reading the rest of it where the table can do that.
    func comment(at index: Int) -> Text?
    /// What is out of shape outside the entries.
    var problems: [ShapeProblem] { get }
    /// The keys that are there more than once, each place but the first, in the order of the files.
    var duplicateKeys: [DuplicateKey] { get }
    /// The catalog's document; nil for legacy tables.
    var document: Document? { get }
}

extension StringTable {
    /// The path of the first file, which stands for the table where one is to be named; empty where there is no file.
    public var path: String { files.first?.path ?? "" }

    /// Whether the table is a string catalog.
    public var isCatalog: Bool { document != nil }

    /// Whether the table is made of `.strings` and `.stringsdict` files.
    public var isLegacy: Bool { document == nil }

    /// Reads entries one after another.
    public func forEachEntry(in range: Range<Int>, _ body: (Entry) -> Void) {
        for index in range { body(entry(at: index)) }
    }

    /// The key of an entry.
    public func key(at index: Int) -> Text { entry(at: index).key }

    /// The keys that are there more than once, by their bytes.
    package var doubledKeys: Set<[UInt8]> { Set(duplicateKeys.map { Array($0.key.utf8) }) }
}

/// A file of a table.
public struct TableFile: Sendable {
    /// The path, as it was given or found.
    public let path: String
    /// The text as UTF-8, as places count it.
    public let bytes: [UInt8]
    /// What kind of file it is.
    public let format: TableFormat
    /// The language of a legacy file; nil for a catalog, which holds all.
    public let language: LanguageTag?

    /// Creates a description of a file that was read.
    public init(path: String, bytes: [UInt8], format: TableFormat, language: LanguageTag? = nil) {
        self.path = path
        self.bytes = bytes
        self.format = format
        self.language = language
    }

    /// Creates a description of a file that holds no strings and that something is found in all the same: a
    /// configuration, or code.
    package init(untabled path: String, bytes: [UInt8]) {
        self.init(path: path, bytes: bytes, format: .catalog)
    }
}

/// The kinds of files that hold strings.
public enum TableFormat: String, Hashable, Sendable, CaseIterable {
    /// A string catalog.
    case catalog = "xcstrings"
    /// A legacy table of texts.
    case strings
    /// A legacy table of plurals, devices and widths.
    case stringsdict
}
