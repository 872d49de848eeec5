import CatalogCore
import CatalogEditing
import CatalogRuntime

extension ExchangeFormat {
    /// Android resources: a folder that has a folder for each language.
    public static let android = ExchangeFormat(AndroidFormat())
}

/// Android resources.
struct AndroidFormat: ExchangeWriter, ExchangeReader {
    let name = "android"
    let isForTranslators = false
    let isForProse = false
    let title = "Android"
    let endings: [String] = []
    let receivedEndings = ["xml"]
    let layout = ExportLayout.folder(example: "app/src/main/res")
    let exportsAllLanguages = true

    func export(_ request: ExportRequest) throws(ExportRefusal) -> TranslationExport {
        try AndroidExport(request).export
    }

    /// Reads a file.
    ///
    /// The folder determines the language. The file of the same name in `values` has the source texts.
    func content(
        of bytes: [UInt8], at path: String, in tree: ReceivedTree, language: LanguageTag?
    ) throws(ReadingRefusal) -> any ReceivedContent {
        let location = ResourcePath(path)
        guard language != nil || location.isOfLanguage else { throw .noLanguageFolder }
        var source: ReceivedResources?
        if let beside = location.source, let bytes = try self.bytes(at: beside, in: tree) {
            source = try resources(bytes, at: beside, location)
        }
        var content = try resources(bytes, at: path, location, language: language, source: source)
        if source == nil { content.missingSource = location.source }
        return content
    }

    func content(
        of bytes: [UInt8], at path: String, language: LanguageTag?
    ) throws(ReadingFault) -> any ReceivedContent {
        try resources(bytes, ResourcePath(path), language: language)
    }

    /// Returns the bytes of a file in the source language's folder; nil if there is none.
    private func bytes(at source: String, in tree: ReceivedTree) throws(ReadingRefusal) -> [UInt8]? {
        do throws(FileError) {
            let folder = TablePath.folder(of: TablePath.folder(of: source))
            return try tree.isThere(source, below: folder) ? tree.bytes(at: source) : nil
        } catch {
            throw .file(error)
        }
    }

    private func resources(
        _ bytes: [UInt8], at path: String, _ resource: ResourcePath, language: LanguageTag? = nil,
        source: ReceivedResources? = nil
    ) throws(ReadingRefusal) -> ReceivedResources {
        do throws(ReadingFault) {
            return try resources(bytes, resource, language: language, source: source)
        } catch {
            throw .fault(error, path: path)
        }
    }

    private func resources(
        _ bytes: [UInt8], _ resource: ResourcePath, language: LanguageTag? = nil, source: ReceivedResources? = nil
    ) throws(ReadingFault) -> ReceivedResources {
        do throws(XLIFFError) {
            var resources = try ReceivedResources(
                bytes, name: resource.name, folder: resource.folder, language: language, source: source)
            resources.folderOfTable = resource.folderOfTable
            return resources
        } catch {
            throw ReadingFault(error)
        }
    }
}

extension ReceivedResources: ReceivedContent {
    var originals: [String?] { [name] }

    var isForProse: Bool { false }

    var remarks: [ReadingRemark] { missingSource.map { [.noSourceFile(path: $0)] } ?? [] }

    /// The table's keys determine what the resources mean, so that there are no translations without a table.
    func files(for original: String?, source: LanguageTag?) -> [ReceivedFile] { [] }

    func files(
        for original: String?, in table: EditableTable, interface: InterfaceTexts
    ) throws(FileError) -> [ReceivedFile] {
        [file(for: table, interface: interface)]
    }

    func isFor(tableNamed table: String) -> Bool? { AndroidTableFile(table: table).name == name }

    func count(for original: String?) -> Int { count }

    func position(of original: String?) -> TextPosition { position }
}
