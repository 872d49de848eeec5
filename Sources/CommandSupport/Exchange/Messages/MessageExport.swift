import XCStringsKit

/// The files of an export in a format that has one for each table and language, with the templates of them.
struct MessageExport {
    /// The files; templates stand behind the files that they are of.
    private(set) var files: [NewFile] = []
    /// What stays behind, as lines.
    private(set) var remarks: [String] = []
    private let tool: ExchangeTool

    /// Makes the files.
    ///
    /// - Parameters:
    ///   - languages: the language of the files.
    ///   - path: the file, where the target is no folder.
    ///   - original: the name of a table's file, from its path.
    init(
        of tables: [ExportedTable], in languages: [LanguageTag], to target: ExchangeTarget, at path: String,
        tool: ExchangeTool, original: (String) -> String
    ) throws(CommandFailure) {
        self.tool = tool
        let tables = tables.filter { !$0.files.isEmpty }
        guard target.folder != nil || tables.count == 1 else {
            throw CommandFailure(Texts.Export.oneTable(path: path))
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
            add(nil, of: table, original, at: template, summary: summaryOfTemplate)
        }
    }

    /// Adds a file of translations, or the template where there are no units.
    private mutating func add(
        _ units: TableUnits?, of table: ExportedTable, _ original: String, at path: String, summary: String
    ) {
        let writer = POWriter(
            units ?? table.template, template: table.template, original: original, isTemplate: units == nil, tool: tool)
        guard let writer else { return }
        files.append(NewFile(path: path, bytes: writer.bytes, summary: summary))
        for leftOut in (units ?? table.template).leftOut + writer.leftOut {
            let line = ExportSummary.line(for: leftOut, in: table.table.path)
            if !remarks.contains(line) { remarks.append(line) }
        }
    }
}
