import CatalogCore
import CatalogRuntime
import FileSearch
import StringTables

/// The storyboard, xib or intent definition whose texts a table has.
package struct TableInterface: Sendable {
    /// The path of the file, or nil if the table has no such file.
    let path: String?
    /// The contents of the file, or nil if it cannot be read.
    let bytes: [UInt8]?
    /// The source texts of a table that has only translations.
    package let texts: InterfaceTexts

    /// Searches for the interface file near the files of a table.
    ///
    /// - Throws: `FileError.leadsOut` or `FileError.brokenLink` if the file is a symlink that must not be followed.
    package init(of table: any StringTable, source: LanguageTag?) throws(FileError) {
        let folder = TablePath.tableFolder(of: table.path) ?? ""
        var path: String?
        for candidate in InterfaceFile.candidates(for: table.path, source: source) where path == nil {
            if try RelatedFile.isThere(candidate, below: folder.isEmpty ? "." : folder) { path = candidate }
        }
        self.path = path
        bytes = path.flatMap { try? FileReader.read($0, limit: ExchangeLimits.bytes).bytes }
        texts = InterfaceTexts(of: table, file: bytes)
    }
}
