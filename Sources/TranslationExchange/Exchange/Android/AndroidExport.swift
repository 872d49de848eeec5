import CatalogCore
import CatalogRuntime

/// The Android resource files of an export, and notes about texts that they cannot contain.
struct AndroidExport {
    /// The files, ordered by language, and the notes.
    private(set) var export = TranslationExport()

    /// Writes the files.
    init(_ request: ExportRequest) throws(ExportRefusal) {
        let tables = request.tables
        let locations = try Self.folders(of: tables, request.original)
        let names = Dictionary(grouping: tables.indices) { locations[$0] }.mapValues { indices in
            ResourceNames(indices.map { tables[$0].table })
        }
        let kinds = tables.map { AndroidKinds($0.table, source: $0.source, interface: $0.interface.texts) }
        var folders: [String: LanguageTag] = [:]
        for language in Self.sourcesFirst(request.languages, of: tables.map(\.source)) {
            for ((table, kinds), location) in zip(zip(tables, kinds), locations) {
                guard let names = names[location] else { continue }
                let own = table.table.languages.first { $0.isSameLanguage(as: language) } ?? language.canonical
                let resources = AndroidTable(
                    table.table, from: table.source, to: own, names: names, kinds: kinds,
                    interface: table.interface.texts)
                let path = "\(location)\(try Self.folder(of: resources))/\(resources.file.name)"
                export.remarks += resources.leftOut.map { .leftOut($0, path: table.table.path) }
                guard resources.textCount > 0 else { continue }
                if let other = folders.updateValue(own, forKey: path) { throw .sameFile(other, own, path: path) }
                let texts = ExportedTexts.texts(
                    count: resources.textCount,
                    openKeyCount: request.openKeys(of: table, in: [own]).count,
                    languages: [resources.language])
                export.files.append(
                    ExportedFile(path: path, bytes: AndroidWriter.bytes(of: resources), texts: texts))
            }
        }
        let clashes = names.sorted { $0.key < $1.key }.flatMap(\.value.clashes)
        export.remarks += clashes.map { .markedName($0.name, key: $0.key, path: $0.path) }
    }

    /// Returns the languages, source languages first.
    private static func sourcesFirst(_ languages: [LanguageTag], of sources: [LanguageTag]) -> [LanguageTag] {
        let isSource = { (language: LanguageTag) in sources.contains { $0.isSameLanguage(as: language) } }
        return languages.filter(isSource) + languages.filter { !isSource($0) }
    }

    /// Returns the folder of each table, with `/` at its end; empty for the output itself.
    ///
    /// All resource files in a folder share one namespace, so tables of the same name have folders of their own. Other
    /// tables whose files would have the same name are refused.
    private static func folders(
        of tables: [ExportRequest.Table], _ original: (String) -> String
    ) throws(ExportRefusal) -> [String] {
        var paths: [AndroidTableFile: any StringTable] = [:]
        for table in tables.map(\.table) {
            let file = AndroidTableFile(table: table.name)
            if let other = paths.updateValue(table, forKey: file), other.name != table.name {
                throw .sameFileName(other.path, table.path, name: file.name)
            }
        }
        return zip(tables, TableNames.distinct(tables.map(\.table), original)).map { table, name in
            name == table.table.name && tables.count(where: { $0.table.name == name }) == 1 ? "" : "\(name)/"
        }
    }

    private static func folder(of table: AndroidTable) throws(ExportRefusal) -> String {
        if table.isSource { return AndroidFolder.source }
        guard let name = AndroidFolder.name(of: table.language) else { throw .namelessLanguage(table.language) }
        return name
    }
}
