import CatalogCore
import CatalogRuntime

/// An export in a format with one file per table and language, including templates.
struct MessageExport {
    /// The files and notes.
    ///
    /// Each translation file comes directly before its template.
    private(set) var export = TranslationExport()
    private let request: ExportRequest
    private let writer: any MessageFileWriter
    /// The texts of each table in its source language.
    private let templates: [TableUnits]
    /// The index of each file, by its table and path.
    private var indices: [Location: Int] = [:]

    private struct Location: Hashable {
        let table: Int
        let path: String?
    }

    /// Writes the files.
    init(_ request: ExportRequest, by writer: some MessageFileWriter) throws(ExportRefusal) {
        self.request = request
        self.writer = writer
        templates = request.tables.map { table in
            TableUnits(
                table.table, files: request.files, from: table.source, to: table.source, allowsEveryCharacter: true,
                interface: table.interface.texts)
        }
        for languages in try request.groups(holdsAllLanguages: false) {
            guard let language = languages.first else { continue }
            let tables = request.tables.map { request.texts(of: $0, in: languages, allowsEveryCharacter: true) }
            let filled = tables.indices.filter { !tables[$0].files.isEmpty }
            guard !filled.isEmpty else { throw .noTexts }
            guard request.isFolder || filled.count == 1 else { throw .severalTables }
            for table in named(filled) {
                guard let units = tables[table.index].units.first else { continue }
                add(units, of: table, in: language)
            }
        }
    }

    private func named(_ indices: [Int]) -> [MessageTable] {
        let tables = indices.map { request.tables[$0].table }
        return zip(indices, TableNames.distinct(tables, request.original)).map { index, name in
            MessageTable(
                index: index, name: request.tables[index].table.name, distinctName: name,
                folder: tables.count == 1 ? "" : "\(name)/")
        }
    }

    /// Adds the file of a language, and the template if the output is a folder.
    private mutating func add(_ units: TableUnits, of table: MessageTable, in language: LanguageTag) {
        let path = request.isFolder ? writer.path(of: table, in: language) : nil
        add(units, of: table, at: path, isTemplate: false, languages: [language])
        let template = templates[table.index]
        guard request.isFolder, let source = template.files.first?.sourceLanguage else { return }
        add(
            template, of: table, at: writer.templatePath(of: table, in: source), isTemplate: true, languages: [source])
    }

    /// Adds a file, unless there is one of the same path: the template of an export of the source language, or of the
    /// same table in another language.
    private mutating func add(
        _ units: TableUnits, of table: MessageTable, at path: String?, isTemplate: Bool, languages: [LanguageTag]
    ) {
        let location = Location(table: table.index, path: path)
        if let index = indices[location] {
            if !isTemplate { export.files[index].isTemplate = false }
            return
        }
        let own = request.tables[table.index].table.path
        let named = request.tables[table.index].table.page ?? own
        let texts = MessageTexts(
            table: table, units: units, template: templates[table.index], original: request.original(named),
            isTemplate: isTemplate, tool: request.tool)
        guard let (bytes, leftOut) = writer.file(of: texts) else { return }
        indices[location] = export.files.count
        let exported = ExportedTable(table: request.tables[table.index], units: [units])
        var file = ExportedFile(
            path: path, bytes: bytes, texts: ExportedTexts(of: [exported], in: languages, request))
        (file.isTemplate, file.table) = (isTemplate, own)
        export.files.append(file)
        export.remarks += (units.leftOut + leftOut).map { .leftOut($0, path: own) }
    }
}
