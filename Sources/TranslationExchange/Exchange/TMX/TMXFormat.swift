import CatalogRuntime

extension ExchangeFormat {
    /// TMX, a translation memory.
    public static let tmx = ExchangeFormat(writtenBy: TMXFormat())
}

/// Translation memories, which are searched but not imported.
struct TMXFormat: SharedFileWriter {
    let name = "tmx"
    let isForTranslators = false
    let title = "TMX"
    let holdsAllLanguages = true

    func files(
        of tables: [ExportedTable], in languages: [LanguageTag], at path: String?, _ request: ExportRequest
    ) -> [ExportedFile] {
        let memory = tables.flatMap { MemoryText.all(in: $0.units, original: request.original) }
        let translations = memory.flatMap { text in
            text.variants.map(\.language).filter { $0 != text.sourceLanguage }
        }
        let texts = ExportedTexts.translations(count: translations.count, languages: Set(translations).sorted())
        return [ExportedFile(path: path, bytes: TMXWriter.bytes(of: memory, tool: request.tool), texts: texts)]
    }
}
