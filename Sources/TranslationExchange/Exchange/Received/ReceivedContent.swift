import CatalogCore
import CatalogEditing
import CatalogRuntime

/// The translations of a file before they are matched with the texts of tables.
protocol ReceivedContent: Sendable {
    /// The distinct names of tables in the file; nil stands for translations without such a name.
    var originals: [String?] { get }
    /// The notes on the file; by default none.
    var remarks: [ReadingRemark] { get }

    /// Whether the word in the place of a table's name may have no meaning; by default false.
    var mayLackTableName: Bool { get }

    /// Returns the translations for a table, as far as the file has their keys.
    ///
    /// - Parameter source: The source language of the table; nil if unknown.
    func files(for original: String?, source: LanguageTag?) -> [ReceivedFile]

    /// Returns the translations for a table whose texts are known; by default, those that the file alone gives.
    ///
    /// - Throws: The error of a related file, such as that of the source language.
    func files(
        for original: String?, in table: EditableTable, interface: InterfaceTexts
    ) throws(FileError) -> [ReceivedFile]

    /// Returns whether the file is for a table of this name; by default nil, because the names in the file are paths.
    func isFor(tableNamed name: String) -> Bool?

    /// The path of the folder that an export makes for a table, as far as it is known; by default nil.
    ///
    /// Its end tells apart tables to whose names the file belongs.
    var folderOfTable: String? { get }

    /// Whether the file can have prose, which no code shows; by default true.
    var isForProse: Bool { get }

    /// Returns the number of texts for a table in all languages.
    func count(for original: String?) -> Int

    /// Returns the position of the first translation for a table.
    func position(of original: String?) -> TextPosition
}

extension ReceivedContent {
    var remarks: [ReadingRemark] { [] }
    var mayLackTableName: Bool { false }

    func files(
        for original: String?, in table: EditableTable, interface: InterfaceTexts
    ) throws(FileError) -> [ReceivedFile] {
        files(for: original, source: table.sourceLanguage)
    }

    func isFor(tableNamed name: String) -> Bool? { nil }

    var folderOfTable: String? { nil }

    var isForProse: Bool { true }

    func count(for original: String?) -> Int { files(for: original, source: nil).reduce(0) { $0 + $1.units.count } }

    func position(of original: String?) -> TextPosition {
        let files = files(for: original, source: nil)
        return files.first { !$0.units.isEmpty }?.units.first?.position ?? files.first?.position ?? .start
    }
}

/// Files that name the key of each text, and need nothing else.
extension ByOriginal: ReceivedContent where Part == ReceivedFile {
    /// Groups files by the table that they name.
    init(_ files: [ReceivedFile]) { self.init(files) { $0.original } }

    var mayLackTableName: Bool { true }

    func files(for original: String?, source: LanguageTag?) -> [ReceivedFile] { self[original] }
}
