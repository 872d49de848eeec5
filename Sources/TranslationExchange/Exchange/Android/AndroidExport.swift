import CatalogCore
import CatalogRuntime

/// The Android resource files of an export, and notes about texts that they cannot contain.
struct AndroidExport {
    /// The files, ordered by language, and the notes.
    private(set) var export = TranslationExport()

    /// Writes the files.
    init(_ request: ExportRequest) throws(ExportRefusal) {
        let tables = request.tables
        try Self.requireOwnFiles(tables)
        let names = ResourceNames(tables.map(\.table))
        let kinds = tables.map { AndroidKinds($0.table, source: $0.source, interface: $0.interface.texts) }
        var folders: [String: LanguageTag] = [:]
        for language in Self.sourcesFirst(request.languages, of: tables.map(\.source)) {
            for (table, kinds) in zip(tables, kinds) {
                let own = table.table.languages.first { $0.isSameLanguage(as: language) } ?? language.canonical
                let resources = AndroidTable(
                    table.table, from: table.source, to: own, names: names, kinds: kinds,
                    interface: table.interface.texts)
                let path = "\(try Self.folder(of: resources))/\(resources.file.name)"
                export.remarks += resources.leftOut.map { .leftOut($0, path: table.table.path) }
                guard resources.textCount > 0 else { continue }
                if let other = folders.updateValue(own, forKey: path) { throw .sameFile(other, own, path: path) }
                let texts = ExportedTexts.texts(
                    count: resources.textCount,
                    openKeyCount: request.wordCounts(ofOpenKeysIn: table, languages: [own]).count,
                    languages: [resources.language])
                export.files.append(
                    ExportedFile(path: path, bytes: AndroidWriter.bytes(of: resources), texts: texts))
            }
        }
        export.remarks += names.clashes.map { .markedName($0.name, key: $0.key, path: $0.path) }
    }

    /// Returns the languages, source languages first.
    private static func sourcesFirst(_ languages: [LanguageTag], of sources: [LanguageTag]) -> [LanguageTag] {
        let isSource = { (language: LanguageTag) in sources.contains { $0.isSameLanguage(as: language) } }
        return languages.filter(isSource) + languages.filter { !isSource($0) }
    }

    /// Refuses tables that would be written to the same file, because resource files in a folder share one namespace.
    private static func requireOwnFiles(_ tables: [ExportRequest.Table]) throws(ExportRefusal) {
        var paths: [AndroidTableFile: String] = [:]
        for table in tables {
            let file = AndroidTableFile(table: table.table.name)
            if let other = paths.updateValue(table.table.path, forKey: file) {
                throw .sameFileName(other, table.table.path, name: file.name)
            }
        }
    }

    private static func folder(of table: AndroidTable) throws(ExportRefusal) -> String {
        if table.isSource { return AndroidFolder.source }
        guard let name = AndroidFolder.name(of: table.language) else { throw .namelessLanguage(table.language) }
        return name
    }
}
