import CatalogCore
import CommandOutput
import InterfaceTexts
import TranslationExchange

/// The files of an export in a format with one file per table and language, including templates.
struct MessageExport {
    /// The files to write.
    ///
    /// Each translation file comes directly before its template, if the template is written.
    private(set) var files: [NewFile] = []
    /// Texts that are left out, one line each.
    var remarks: [String] { noted.lines }
    private var noted = DistinctLines()
    private let tool: ExchangeTool
    private let format: ExchangeFormat
    /// The output folder, or nil if the output is a single file.
    private let folder: String?

    /// Plans the files.
    ///
    /// - Parameters:
    ///   - languages: The languages of the output file, of which only the first is exported.
    ///   - path: The output file if the target is not a folder.
    ///   - original: A closure that returns a table's name for a path.
    init(
        of tables: [ExportedTable], in languages: [LanguageTag], to target: ExchangeTarget, at path: String,
        tool: ExchangeTool, original: (String) -> String
    ) throws(CommandFailure) {
        self.tool = tool
        format = target.format
        folder = target.folder
        let tables = tables.filter { !$0.files.isEmpty }
        guard target.folder != nil || tables.count == 1 else {
            throw CommandFailure(Texts.Export.oneTable(path: VisibleText.path(path)))
        }
        let names = MessageFileNames(
            format: target.format, tables: tables.map { ($0.table.name, original($0.table.path)) })
        for (index, table) in tables.enumerated() {
            guard let units = table.units.first, let language = languages.first else { continue }
            let original = original(table.table.path)
            let summary = ExportSummary.text(of: table.files, languages: languages)
            let place = target.folder.map {
                ConversionTarget.path(names.translations(ofTable: index, in: language), in: $0)
            }
            add(units, of: table, original, at: place ?? path, summary: summary)
            guard let folder = target.folder, let source = table.files.first?.sourceLanguage else { continue }
            let template = ConversionTarget.path(names.template(ofTable: index, in: source), in: folder)
            let summaryOfTemplate = ExportSummary.text(of: table.template.files, languages: [source])
            // An export of the source language already has the source file, which serves as the template.
            if !files.contains(where: { $0.path == template }) {
                add(nil, of: table, original, at: template, summary: summaryOfTemplate)
            }
        }
    }

    /// Adds a file of translations, or a template if `units` is nil.
    private mutating func add(
        _ units: TableUnits?, of table: ExportedTable, _ original: String, at path: String, summary: String
    ) {
        let texts = units ?? table.template
        guard let (bytes, leftOut) = written(texts, of: table, original, isTemplate: units == nil) else { return }
        // An identical template from an earlier export of another language must not block this one.
        let isThere = units == nil && (try? FileReader.read(path, limit: ExchangeLimits.bytes).bytes) == bytes
        if !isThere { files.append(NewFile(path: path, bytes: bytes, summary: summary, below: folder)) }
        noted.add((texts.leftOut + leftOut).map { ExportSummary.line(for: $0, in: table.table.path) })
    }

    private func written(
        _ units: TableUnits, of table: ExportedTable, _ original: String, isTemplate: Bool
    ) -> (bytes: [UInt8], leftOut: [TableUnits.LeftOut])? {
        let file = units.files.first
        let isSource = isTemplate || file.map { $0.targetLanguage.isSameLanguage(as: $0.sourceLanguage) } == true
        switch format {
        case .arb:
            return ARBWriter(units, original: original, isSource: isSource).map { ($0.bytes, $0.leftOut) }
        case .json:
            return I18nextWriter(units, isSource: isSource).map { ($0.bytes, $0.leftOut) }
        default:
            let writer = POWriter(
                units, template: table.template, separateCases: table.separateCases, original: original,
                isTemplate: isTemplate, tool: tool)
            return writer.map { ($0.bytes, $0.leftOut) }
        }
    }
}
