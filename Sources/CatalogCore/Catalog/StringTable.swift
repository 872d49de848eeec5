import CatalogRuntime

/// A table of strings in all its languages: a catalog, or the legacy files of one name in their `.lproj` folders.
///
/// Rules, lists and statistics use only this protocol, so they need no separate code for each format.
public protocol StringTable: Sendable {
    /// The name by which code looks up strings in the table: the file name without its extension.
    var name: String { get }
    /// The files of the table; a `TableLocation` refers to a file by its index.
    var files: [TableFile] { get }
    /// The source language; nil if the files do not give it.
    var sourceLanguage: LanguageTag? { get }
    /// The languages of the table, each spelling once, in order of first appearance.
    var languages: [LanguageTag] { get }
    /// The number of entries; a duplicate key counts each time.
    var entryCount: Int { get }
    /// Returns the entry at an index, in file order.
    func entry(at index: Int) -> Entry
    /// Passes each entry of a range to `body`; faster than single reads, above all when several threads read one table.
    func forEachEntry(in range: Range<Int>, _ body: (Entry) -> Void)
    /// Returns the key of an entry, without reading the rest of the entry if the table allows it.
    func key(at index: Int) -> Text
    /// Returns the comment of an entry, without reading the rest of the entry if the table allows it.
    func comment(at index: Int) -> Text?
    /// The shape problems outside the entries.
    var problems: [ShapeProblem] { get }
    /// Every repetition of a key that the table already has, in the order of the files.
    var duplicateKeys: [DuplicateKey] { get }
    /// The catalog's document; nil for legacy tables.
    var document: Document? { get }
}

extension StringTable {
    /// The path of the first file, which identifies the table in messages; empty if the table has no file.
    public var path: String { files.first?.path ?? "" }

    /// Whether the table is a string catalog.
    public var isCatalog: Bool { document != nil }

    /// Whether the table is made of files for single languages: `.strings` and `.stringsdict` files, or texts of a store.
    public var isLegacy: Bool { document == nil }

    /// Whether the table has the texts of an app’s page in the App Store or in Google Play.
    public var isStoreText: Bool { files.first?.format == .storeText }

    /// Whether `%` is an ordinary character in the texts, so that they cannot have format specifiers.
    public var isLiteral: Bool { files.first?.format.isLiteral ?? false }

    /// Passes each entry of a range to `body`.
    public func forEachEntry(in range: Range<Int>, _ body: (Entry) -> Void) {
        for index in range { body(entry(at: index)) }
    }

    /// The key of an entry.
    public func key(at index: Int) -> Text { entry(at: index).key }

    /// The UTF-8 bytes of each key that occurs more than once.
    package var doubledKeys: Set<[UInt8]> { Set(duplicateKeys.map { Array($0.key.utf8) }) }
}

/// A file of a table.
public struct TableFile: Sendable {
    /// The path as given or found.
    public let path: String
    /// The text of the file as UTF-8, to which the ranges of locations refer.
    public let bytes: [UInt8]
    /// The format of the file.
    public let format: TableFormat
    /// The language of a legacy file; nil for a catalog, which has texts in all its languages.
    public let language: LanguageTag?

    /// Creates a description of a file that was read.
    public init(path: String, bytes: [UInt8], format: TableFormat, language: LanguageTag? = nil) {
        self.path = path
        self.bytes = bytes
        self.format = format
        self.language = language
    }

    /// Creates a description of a file without strings, such as a configuration or code file, for findings in it.
    package init(untabled path: String, bytes: [UInt8]) {
        self.init(path: path, bytes: bytes, format: .catalog)
    }
}

/// A format of files that have strings.
public enum TableFormat: String, Hashable, Sendable, CaseIterable {
    /// A string catalog.
    case catalog = "xcstrings"
    /// A legacy table of texts.
    case strings
    /// A legacy table of texts that vary by plural, device or width.
    case stringsdict
    /// One text of the App Store or Google Play, in a folder for its language.
    case storeText = "txt"

    /// Whether `%` is an ordinary character in the texts, because no code puts arguments into them.
    public var isLiteral: Bool { self == .storeText }
}
