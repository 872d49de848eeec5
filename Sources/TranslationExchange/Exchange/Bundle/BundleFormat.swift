import CatalogCore
import CatalogRuntime
import FileSearch

extension ExchangeFormat {
    /// Xcode's localization catalog, a bundle that contains XLIFF.
    public static let xcloc = ExchangeFormat(BundleFormat())
}

/// Xcode's localization catalogs.
struct BundleFormat: SharedFileWriter, ExchangeReader {
    let name = "xcloc"
    let title = ".xcloc"
    let layout = ExportLayout.bundle

    func files(
        of tables: [ExportedTable], in languages: [LanguageTag], at path: String?, _ request: ExportRequest
    ) -> [ExportedFile] {
        let files = request.inXcodeOrder(tables)
        let sources = tables.map {
            LocalizationBundle.Source($0.table.table, files: request.files, interface: $0.table.interface.bytes)
        }
        let bundle = LocalizationBundle(of: files, sources: sources, project: request.project, tool: request.tool)
        let texts = ExportedTexts(of: tables, in: languages, request)
        return bundle.files.map { file in
            let hasTexts = file.path.hasPrefix(LocalizationBundle.contentsFolder + "/")
            return ExportedFile(
                path: path.map { "\($0)/\(file.path)" } ?? file.path, bytes: file.bytes, texts: hasTexts ? texts : nil,
                isBundled: true)
        }
    }

    /// Reads the XLIFF file of a bundle.
    ///
    /// The language in the bundle's description determines the name of the file. The bundle may be a symlink to any
    /// location, but its files may not.
    func read(_ path: String, language: LanguageTag?) throws(ReadingRefusal) -> ReceivedTranslations {
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        guard FileReader.isFolder(folder) else { throw .file(.notFound(path: folder)) }
        let description = "\(folder)/\(LocalizationBundle.description)"
        try requireInside(description, ofBundle: folder)
        let own = LocalizationBundle.targetLanguage(in: try ReceivedTranslations.bytes(at: description))
        let spelling = own?.spelling ?? TablePath.tableName(of: folder)
        guard !spelling.contains("/"), spelling != ".." else { throw .leavesBundle(spelling) }
        let translations = "\(folder)/\(LocalizationBundle.contentsFolder)/\(spelling).xliff"
        try requireInside(translations, ofBundle: folder)
        let bytes = try ReceivedTranslations.bytes(at: translations)
        do throws(ReadingFault) {
            return ReceivedTranslations(
                translations, try XLIFFFormat.files(in: bytes, otherwise: own), language: language)
        } catch {
            throw .fault(error, path: translations)
        }
    }

    func content(
        of bytes: [UInt8], at path: String, language: LanguageTag?
    ) throws(ReadingFault) -> any ReceivedContent {
        try XLIFFFormat.files(in: bytes, otherwise: nil)
    }

    /// Throws an error if a symlink inside a bundle leads a file of the bundle out of the bundle's project.
    ///
    /// Outside of a repository, a bundle is a project of its own.
    private func requireInside(_ path: String, ofBundle folder: String) throws(ReadingRefusal) {
        guard let target = ResolvedPath.target(of: path), !ProjectBounds(around: folder).contains(target)
        else { return }
        throw .file(.leadsOut(path: path, target: target))
    }
}
