import XCStringsKit

/// The storyboard, xib or intent definition whose texts a table has.
struct TableInterface: Sendable {
    /// The path of the file, or nil if the table has no such file.
    let path: String?
    /// The contents of the file, or nil if it cannot be read.
    let bytes: [UInt8]?
    /// The source texts of a table that has only translations.
    let texts: InterfaceTexts

    /// Searches for the interface file near the files of a table.
    init(of table: any StringTable, source: LanguageTag?) {
        path = InterfaceFile.candidates(for: table.path, source: source).first(where: FileReader.isFile)
        bytes = path.flatMap { try? FileReader.read($0, limit: ExchangeLimits.bytes).bytes }
        texts = InterfaceTexts(of: table, file: bytes)
    }
}
