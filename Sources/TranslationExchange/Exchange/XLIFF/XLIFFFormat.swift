import CatalogRuntime

extension ExchangeFormat {
    /// XLIFF 1.2.
    public static let xliff = ExchangeFormat(XLIFFFormat())
}

/// XLIFF 1.2 with Xcode's ids, states and notes.
struct XLIFFFormat: SharedFileWriter, ExchangeReader {
    let name = "xliff"
    let title = "XLIFF"
    let endings = ["xliff", "xlf"]
    /// The programs Trados and memoQ have endings of their own.
    let receivedEndings = ["xliff", "xlf", "sdlxliff", "mqxliff", "mxliff"]

    func files(
        of tables: [ExportedTable], in languages: [LanguageTag], at path: String?, _ request: ExportRequest
    ) -> [ExportedFile] {
        let files = request.inXcodeOrder(tables)
        let texts = ExportedTexts(of: tables, in: languages, request)
        return [ExportedFile(path: path, bytes: XLIFFWriter.bytes(of: files, tool: request.tool), texts: texts)]
    }

    func recognizes(_ head: ContentHead) -> Bool { head.text.contains("<xliff") }

    func content(
        of bytes: [UInt8], at path: String, language: LanguageTag?
    ) throws(ReadingFault) -> any ReceivedContent {
        try Self.files(in: bytes, otherwise: language ?? TableFileLocation.language(of: path))
    }

    /// Reads the translations of a file.
    ///
    /// - Parameter language: The language of translations for which the file names none.
    static func files(
        in bytes: [UInt8], otherwise language: LanguageTag?
    ) throws(ReadingFault) -> ByOriginal<ReceivedFile> {
        do throws(XLIFFError) {
            return ByOriginal(try XLIFFReader.files(in: bytes, otherwise: language))
        } catch {
            throw ReadingFault(error)
        }
    }
}
