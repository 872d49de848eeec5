import CatalogCore
import CommandOutput
import InterfaceTexts
import TranslationExchange
import TranslationFilling
import TranslationReuse
import Workspaces

extension MemorySource {
    /// Reads a translation memory file, which is searched like the project's own translations.
    ///
    /// - Throws: `CommandFailure` if the file is invalid, or has no text in a source language of the project.
    init(file path: String, for workspace: Workspace, similarity: Double) throws(CommandFailure) {
        let texts: [MemoryText]
        let bytes = try ReceivedTranslations.read(path)
        do throws(XLIFFError) {
            texts = try TMXReader.texts(in: bytes)
        } catch {
            throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
        }
        var languages: [LanguageTag] = []
        for table in workspace.project.tables {
            let source = table.sourceLanguage ?? workspace.configuration(of: table.path)?.sourceLanguage
            if let source, !languages.contains(source) { languages.append(source) }
        }
        let tables = languages.compactMap { MemoryTable.catalog(of: texts, from: $0, path: path) }
        guard !tables.isEmpty || languages.isEmpty else {
            throw CommandFailure(
                Texts.Fill.noMemory(path: VisibleText.path(path), languages: Words.list(languages)))
        }
        self.init(TranslationMemory(tables), similarity: similarity, name: "tmx:\(path)")
    }
}
