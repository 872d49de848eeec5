import CatalogCore
import CatalogEditing
import CatalogRuntime
import StringTables

/// The translations of a file to import.
public struct ReceivedTranslations: Sendable {
    /// The path of the file; for a bundle, that of the file inside it.
    public let path: String
    private let content: any ReceivedContent
    private let language: LanguageTag?
    /// Whether the name of the file may differ from that of the table.
    package var mayHaveOtherName = false
    /// Whether source texts in the file only accompany translations.
    package var isBesideTranslations = false

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - format: The format; by default, that of the extension.
    ///   - language: The language of the translations whatever the file says, or the only one to import.
    public init(
        contentsOf path: String, as format: ExchangeFormat? = nil, language: LanguageTag? = nil
    ) throws(ReadingRefusal) {
        guard let format = format ?? ExchangeFormat(ofReceived: path) else { throw .unknownFormat }
        guard let reader = format.reader else { throw .onlyWritten }
        self = try reader.read(path, language: language)
    }

    /// Reads a file that is in memory.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which tells the language and the table in some formats. It need not exist.
    ///   - language: The language of the translations whatever the file says, or the only one to import.
    public init(
        _ bytes: [UInt8], named path: String, as format: ExchangeFormat, language: LanguageTag? = nil
    ) throws(ReadingRefusal) {
        try self.init(bytes, named: path, in: ReceivedTree(), as: format, language: language)
    }

    /// - Parameter tree: The files beside this one.
    init(
        _ bytes: [UInt8], named path: String, in tree: ReceivedTree, as format: ExchangeFormat, language: LanguageTag?
    ) throws(ReadingRefusal) {
        guard let reader = format.reader else { throw .onlyWritten }
        self.init(
            path, try reader.content(of: bytes, at: path, in: tree, language: language), language: language)
    }

    init(_ path: String, _ content: any ReceivedContent, language: LanguageTag?) {
        self.path = path
        self.content = content
        self.language = language
    }

    /// Returns the bytes of a file, up to the size limit for imports.
    static func bytes(at path: String) throws(ReadingRefusal) -> [UInt8] {
        do throws(FileError) {
            return try FileReader.read(path, limit: ExchangeLimits.bytes).bytes
        } catch {
            throw .file(error)
        }
    }

    /// The notes on the file.
    public var remarks: [ReadingRemark] { content.remarks }

    /// The names of the tables in the file, without duplicates; nil stands for translations without such a name.
    public var originals: [String?] { content.originals }

    /// Returns the position of the first translation for a table.
    public func position(of original: String?) -> TextPosition { content.position(of: original) }

    /// Returns the number of texts for a table, in all languages.
    public func count(for original: String?) -> Int { content.count(for: original) }

    // MARK: - Tables

    /// Returns the indices of the tables that a name in the file may mean: a single one if it is unambiguous.
    ///
    /// - Parameter path: Returns the name of a table's file for its path.
    /// - Throws: `ReadingRefusal.leavesFolder` if the name is a path out of the project.
    public func tables(
        named original: String?, among tables: [any StringTable], path: (String) -> String = { $0 }
    ) throws(ReadingRefusal) -> [Int] {
        let candidates = content.isForProse ? Array(tables.indices) : tables.indices.filter { !tables[$0].isLiteral }
        if content.isFor(tableNamed: "") != nil {
            let matches = candidates.filter { content.isFor(tableNamed: tables[$0].name) == true }
            // A catalog takes precedence over remaining legacy files of the same name.
            let catalogs = matches.filter { tables[$0].isCatalog }
            if matches.count > 1, let folder = content.folderOfTable {
                let named = TableNames.distinct(matches.map { tables[$0] }, path)
                let own = zip(matches, named).filter { OriginalPath.ends(folder, in: $0.1) }
                if let nearest = own.max(by: { $0.1.utf8.count < $1.1.utf8.count }) { return [nearest.0] }
            }
            return catalogs.count == 1 ? catalogs : matches
        }
        // A file that does not name its table is for the app, if there is one, and not for its page in a store.
        let ofApp = candidates.filter { !tables[$0].isLiteral }
        let usual = ofApp.isEmpty ? candidates : ofApp
        guard let original else { return withKeys(usual, of: tables) }
        let matches = OriginalPath.matches(
            try Self.normalized(original), among: candidates.map { TableNames.all(of: tables[$0], path) }
        ).map { candidates[$0] }
        // The name of a table that came back alone need not be the project's.
        return matches.isEmpty && (mayHaveOtherName || !isNameOfTable(original)) ? usual : matches
    }

    /// Returns the names by which the file can refer to a table.
    ///
    /// - Parameter path: Returns the name of a table's file for its path.
    package static func names(of table: any StringTable, path: (String) -> String) -> [String] {
        TableNames.all(of: table, path)
    }

    /// Returns the candidates that translations without a table's name may be for: those with one of their keys, or all if
    /// there is none.
    private func withKeys(_ candidates: [Int], of tables: [any StringTable]) -> [Int] {
        guard candidates.count > 1 else { return candidates }
        var keys: Set<[UInt8]> = []
        for unit in content.files(for: nil, source: nil).flatMap(\.units) {
            if case .part(let key, _) = unit.name { keys.insert(Array(key.utf8)) }
        }
        let having = candidates.filter { index in
            let table = tables[index]
            return (0..<table.entryCount).contains { keys.contains(Array(table.key(at: $0).utf8)) }
        }
        return having.isEmpty ? candidates : having
    }

    /// Returns whether a name in the file can be that of a table.
    ///
    /// A file with the texts of one table may have any word for it.
    package func isNameOfTable(_ original: String?) -> Bool {
        original.map { OriginalPath.isFile($0) || originals.count > 1 || !content.mayLackTableName } ?? false
    }

    /// Returns whether a name in the file is that of a table's file.
    ///
    /// - Parameter path: The path of the file, and its name.
    /// - Throws: `ReadingRefusal.leavesFolder` if the name is a path out of the project.
    public func isName(
        _ original: String?, ofFile file: String, path: (String) -> String = { $0 }
    ) throws(ReadingRefusal) -> Bool {
        if let isOwn = content.isFor(tableNamed: TablePath.tableName(of: file)) { return isOwn }
        guard let original else { return false }
        return path(file) == (try Self.normalized(original))
    }

    private static func normalized(_ original: String) throws(ReadingRefusal) -> String {
        guard let path = OriginalPath.normalized(original) else { throw .leavesFolder(original) }
        return path
    }

    // MARK: - Translations

    /// All translations that contain their keys, for all tables.
    public var files: [ReceivedFile] { originals.flatMap { content.files(for: $0, source: nil) } }

    /// Returns the translations for a table.
    ///
    /// - Throws: The error of a related file, such as that of the source language.
    package func files(
        for original: String?, in table: EditableTable, interface: InterfaceTexts
    ) throws(FileError) -> [ReceivedFile] {
        try content.files(for: original, in: table, interface: interface)
    }

    /// Plans the import of the translations for a table.
    ///
    /// - Parameters:
    ///   - original: The name of the table in the file, one of ``originals``.
    ///   - createsKeys: Whether to add keys that the table lacks.
    ///   - createsLanguages: Whether to add languages that the table lacks.
    /// - Throws: A `FileError` of a related file, or an `ImportRefusal` if nothing can be imported.
    public func changes(
        for original: String?, in table: EditableTable, createsKeys: Bool = false, createsLanguages: Bool = true
    ) throws -> TableImport {
        let interface =
            table.isCatalog
            ? InterfaceTexts() : try TableInterface(of: table.table, source: table.sourceLanguage).texts
        var settings = ImportSettings()
        (settings.language, settings.createsKeys, settings.createsLanguages) = (language, createsKeys, createsLanguages)
        return try TableImport(
            try files(for: original, in: table, interface: interface), into: table, settings, interface: interface)
    }
}
