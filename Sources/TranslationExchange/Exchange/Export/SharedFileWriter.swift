import CatalogRuntime

/// A writer of files that have the texts of all tables, in one language or in all.
protocol SharedFileWriter: ExchangeWriter {
    /// Whether one file has all languages; by default false.
    var holdsAllLanguages: Bool { get }
    /// Whether the format can represent characters that XML cannot; by default false.
    var allowsEveryCharacter: Bool { get }

    /// Returns the file of some languages, or the files of a bundle.
    ///
    /// - Parameter path: The path of the file or bundle below the output folder; nil if it is the output.
    func files(
        of tables: [ExportedTable], in languages: [LanguageTag], at path: String?, _ request: ExportRequest
    ) -> [ExportedFile]
}

extension SharedFileWriter {
    var holdsAllLanguages: Bool { false }
    var allowsEveryCharacter: Bool { false }
    var exportsAllLanguages: Bool { holdsAllLanguages }

    func export(_ request: ExportRequest) throws(ExportRefusal) -> TranslationExport {
        var export = TranslationExport()
        for languages in try request.groups(holdsAllLanguages: holdsAllLanguages) {
            let tables = request.tables.map {
                request.texts(of: $0, in: languages, allowsEveryCharacter: allowsEveryCharacter)
            }
            guard tables.contains(where: { !$0.files.isEmpty }) else { throw .noTexts }
            let name = holdsAllLanguages ? "Localizable" : languages.first?.spelling ?? "und"
            let path = request.isFolder ? "\(name).\(self.name)" : nil
            export.files += files(of: tables, in: languages, at: path, request)
            export.remarks += tables.flatMap(\.remarks)
        }
        return export
    }
}
