import CatalogCore
import CatalogRuntime

extension ExchangeFormat {
    /// gettext message catalogs.
    public static let po = ExchangeFormat(POFormat())
}

/// gettext message catalogs, with a template for each table.
struct POFormat: ExchangeWriter, ExchangeReader {
    let name = "po"
    let title = "PO"
    let layout = ExportLayout.filePerTable

    func export(_ request: ExportRequest) throws(ExportRefusal) -> TranslationExport {
        let cases = request.tables.map { SeparateCases(of: $0.table) }
        return try MessageExport(request, by: POFiles(separateCases: cases)).export
    }

    func recognizes(_ head: ContentHead) -> Bool { head.lines.contains { $0.hasPrefix("msgid ") } }

    /// Reads a file, whose name states the language if its header does not.
    func content(
        of bytes: [UInt8], at path: String, language: LanguageTag?
    ) throws(ReadingFault) -> any ReceivedContent {
        let name = LanguageTag(foreign: TablePath.tableName(of: path))
        let named = LanguageRegistry.problem(of: name) == nil ? name : nil
        do throws(POError) {
            let file = try POReader.file(in: bytes, language: language ?? named, isCertain: language != nil)
            return ByOriginal([file])
        } catch {
            throw ReadingFault(error)
        }
    }
}

/// The files of an export.
private struct POFiles: MessageFileWriter {
    /// The plural cases that the template of each table needs.
    let separateCases: [SeparateCases]

    func path(of table: MessageTable, in language: LanguageTag) -> String {
        "\(table.folder)\(POLanguage.name(of: language)).po"
    }

    func templatePath(of table: MessageTable, in source: LanguageTag) -> String { "\(table.folder)\(table.name).pot" }

    func file(of texts: MessageTexts) -> (bytes: [UInt8], leftOut: [TableUnits.LeftOut])? {
        let writer = POWriter(
            texts.units, template: texts.template, separateCases: separateCases[texts.table.index],
            original: texts.original, isTemplate: texts.isTemplate, tool: texts.tool)
        return writer.map { ($0.bytes, $0.leftOut) }
    }
}
