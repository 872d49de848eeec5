import CatalogRuntime

extension ExchangeFormat {
    /// Application Resource Bundles (ARB), the format of Flutter.
    public static let arb = ExchangeFormat(ARBFormat())
}

/// Application Resource Bundles, with Flutter's names of files.
struct ARBFormat: ExchangeWriter, ExchangeReader, MessageFileWriter {
    let name = "arb"
    let isForTranslators = false
    let isForProse = false
    let title = "ARB"
    let layout = ExportLayout.filePerTable

    func export(_ request: ExportRequest) throws(ExportRefusal) -> TranslationExport {
        try MessageExport(request, by: self).export
    }

    func path(of table: MessageTable, in language: LanguageTag) -> String {
        "\(table.folder)app_\(ARBNames.locale(of: language)).arb"
    }

    func file(of texts: MessageTexts) -> (bytes: [UInt8], leftOut: [TableUnits.LeftOut])? {
        ARBWriter(texts.units, original: texts.original, isSource: texts.isSource).map { ($0.bytes, $0.leftOut) }
    }

    func recognizes(_ head: ContentHead) -> Bool { head.isJSONObject && head.text.contains("\"@@locale\"") }

    /// Reads a file, whose name states the language if its contents do not.
    func content(
        of bytes: [UInt8], at path: String, language: LanguageTag?
    ) throws(ReadingFault) -> any ReceivedContent {
        do throws(MessageFileError) {
            return try ReceivedMessages(
                arb: bytes, language: language ?? MessageFilePath.language(inNameOf: path), isCertain: language != nil)
        } catch {
            throw ReadingFault(error)
        }
    }
}

extension ReceivedMessages {
    /// Reads an ARB file.
    ///
    /// - Parameters:
    ///   - language: The language, used if the file does not contain it.
    ///   - isCertain: Whether `language` is used whatever the file contains.
    init(arb bytes: [UInt8], language: LanguageTag?, isCertain: Bool = false) throws(MessageFileError) {
        let reader = try ARBReader(try MessageFile(bytes))
        self.init(
            reader.messages, original: reader.original,
            language: isCertain ? language ?? reader.language : reader.language ?? language
        ) { messages, texts in
            ARBUnits(texts).units(of: messages)
        }
    }
}
