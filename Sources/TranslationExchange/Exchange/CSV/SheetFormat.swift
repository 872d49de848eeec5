import CatalogRuntime

extension ExchangeFormat {
    /// Comma-separated values for spreadsheets.
    public static let csv = ExchangeFormat(SheetFormat())
}

/// Spreadsheets with a row for each text and a column for each language.
struct SheetFormat: SharedFileWriter, ExchangeReader {
    let name = "csv"
    let title = "CSV"
    /// A spreadsheet's file may have tabs in place of commas.
    let receivedEndings = ["csv", "tsv"]
    let holdsAllLanguages = true
    let allowsEveryCharacter = true

    func files(
        of tables: [ExportedTable], in languages: [LanguageTag], at path: String?, _ request: ExportRequest
    ) -> [ExportedFile] {
        var writer = SheetWriter()
        for table in tables { writer.add(table.units) }
        let texts = ExportedTexts(of: tables, in: languages, request)
        return [ExportedFile(path: path, bytes: writer.bytes(original: request.original), texts: texts)]
    }

    func recognizes(_ head: ContentHead) -> Bool {
        let headings = (head.lines.first ?? "").split { ",;\t".contains($0) }.map { $0.filter { $0 != "\"" } }
        return SheetColumns.roles(of: headings).values.contains { $0 == .key } || headings.contains(SheetColumns.key)
    }

    func content(
        of bytes: [UInt8], at path: String, language: LanguageTag?
    ) throws(ReadingFault) -> any ReceivedContent {
        let language = language ?? TableFileLocation.language(of: path)
        do throws(CSVError) {
            return try ReceivedSheet(bytes, language: language)
        } catch {
            if case .encoding = error.reason, let sheet = CodePageSheet(bytes, language: language) { return sheet }
            throw ReadingFault(error)
        }
    }
}

extension ReceivedSheet: ReceivedContent {
    var remarks: [ReadingRemark] {
        otherColumns.map { column in
            column.count > 0 && LanguageHeading.names(column.name, beside: languages)
                ? .lostColumn(column.name, count: column.count, at: column.position)
                : .ignoredColumn(column.name, at: column.position)
        }
    }
}
