import XCStringsKit

/// The files of an export in a format that has one for each table and language, with the templates of them.
struct MessageExport {
    /// The files; templates stand behind the files that they are of.
    private(set) var files: [NewFile] = []
    /// What stays behind, as lines.
    private(set) var remarks: [String] = []
    private let tool: ExchangeTool
    private let format: ExchangeFormat

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
        format = target.format
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
            // Where the source language itself is exported, its file is both.
            if !files.contains(where: { $0.path == template }) {
                add(nil, of: table, original, at: template, summary: summaryOfTemplate)
            }
        }
    }

    /// Adds a file of translations, or the template where there are no units.
    private mutating func add(
        _ units: TableUnits?, of table: ExportedTable, _ original: String, at path: String, summary: String
    ) {
        let texts = units ?? table.template
        guard let (bytes, leftOut) = written(texts, of: table, original, isTemplate: units == nil) else { return }
        // A template that an earlier export of another language left is no reason to stop.
        let isThere = units == nil && (try? FileReader.read(path, limit: ExchangeLimits.bytes).bytes) == bytes
        if !isThere { files.append(NewFile(path: path, bytes: bytes, summary: summary)) }
        for leftOut in texts.leftOut + leftOut {
            let line = ExportSummary.line(for: leftOut, in: table.table.path)
            if !remarks.contains(line) { remarks.append(line) }
        }
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
                units, template: table.template, original: original, isTemplate: isTemplate, tool: tool)
            return writer.map { ($0.bytes, $0.leftOut) }
        }
    }
}
