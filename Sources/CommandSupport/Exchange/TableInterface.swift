import XCStringsKit

/// The storyboard, xib or intent definition that a table has the texts of.
struct TableInterface: Sendable {
    /// Where it lies; nil for a table that belongs to none.
    let path: String?
    /// What is in it; nil where it cannot be read.
    let bytes: [UInt8]?
    /// The source texts of a table that has translations only.
    let texts: InterfaceTexts

    /// Looks for it beside the files of a table.
    init(of table: any StringTable, source: LanguageTag?) {
        path = InterfaceFile.candidates(for: table.path, source: source).first(where: FileReader.isFile)
        bytes = path.flatMap { try? FileReader.read($0, limit: ExchangeLimits.bytes).bytes }
        texts = InterfaceTexts(of: table, file: bytes)
    }
}
