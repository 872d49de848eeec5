import CatalogCore
import CatalogEditing
import CatalogRuntime

extension ExchangeFormat {
    /// JSON for i18next.
    public static let json = ExchangeFormat(I18nextFormat())
}

/// JSON for i18next: a folder for each language, and in it a file for each table.
struct I18nextFormat: ExchangeWriter, ExchangeReader, MessageFileWriter {
    let name = "json"
    let isForTranslators = false
    let isForProse = false
    let title = "JSON"
    let layout = ExportLayout.filePerTable

    func export(_ request: ExportRequest) throws(ExportRefusal) -> TranslationExport {
        try MessageExport(request, by: self).export
    }

    func path(of table: MessageTable, in language: LanguageTag) -> String {
        "\(language.canonical.spelling)/\(table.distinctName).json"
    }

    func file(of texts: MessageTexts) -> (bytes: [UInt8], leftOut: [TableUnits.LeftOut])? {
        I18nextWriter(texts.units, isSource: texts.isSource).map { ($0.bytes, $0.leftOut) }
    }

    func content(
        of bytes: [UInt8], at path: String, in tree: ReceivedTree, language: LanguageTag?
    ) throws(ReadingRefusal) -> any ReceivedContent {
        do throws(ReadingFault) {
            return try content(of: bytes, at: path, tree, language: language)
        } catch {
            throw .fault(error, path: path)
        }
    }

    func content(
        of bytes: [UInt8], at path: String, language: LanguageTag?
    ) throws(ReadingFault) -> any ReceivedContent {
        try content(of: bytes, at: path, ReceivedTree(), language: language)
    }

    private func content(
        of bytes: [UInt8], at path: String, _ tree: ReceivedTree, language: LanguageTag?
    ) throws(ReadingFault) -> I18nextContent {
        let location = MessageFilePath(path)
        do throws(MessageFileError) {
            let messages = try I18nextReader.messages(in: try MessageFile(bytes))
            return I18nextContent(
                messages: messages, language: language ?? location.language, path: location, tree: tree)
        } catch {
            throw ReadingFault(error)
        }
    }
}

/// The messages of a file, with the place of the file in the source language.
private struct I18nextContent: ReceivedContent {
    let messages: [ReceivedMessages.Message]
    let language: LanguageTag?
    let path: MessageFilePath
    let tree: ReceivedTree

    var originals: [String?] { [path.table] }

    var isForProse: Bool { false }

    func files(for original: String?, source: LanguageTag?) -> [ReceivedFile] {
        original == path.table ? [received(sources: nil).file(for: nil)] : []
    }

    /// Returns the translations for a table.
    ///
    /// The file of the source language beside this one has the texts from which the translation was made.
    func files(
        for original: String?, in table: EditableTable, interface: InterfaceTexts
    ) throws(FileError) -> [ReceivedFile] {
        guard original == path.table else { return [] }
        let source = table.sourceLanguage ?? "und"
        let isSource = received(sources: nil).language(in: table).isSameLanguage(as: source)
        let bytes = isSource ? nil : try path.bytes(in: source, of: tree)
        let sources = bytes.flatMap { try? I18nextReader.messages(in: try MessageFile($0)) }
        let own = received(sources: sources)
        return [own.file(for: own.units(of: table))]
    }

    private func received(sources: [ReceivedMessages.Message]?) -> ReceivedMessages {
        ReceivedMessages(i18next: messages, original: path.table, language: language, sources: sources)
    }
}

extension ReceivedMessages {
    /// Creates the translations of an i18next file.
    ///
    /// - Parameter sources: The messages of the file in the source language; nil if there is none.
    init(i18next messages: [Message], original: String?, language: LanguageTag?, sources: [Message]?) {
        let texts = sources.map { Dictionary($0.map { ($0.name, $0.text) }) { first, _ in first } }
        self.init(messages, original: original, language: language) { messages, keys in
            I18nextUnits(keys, sources: texts).units(of: messages)
        }
    }
}
