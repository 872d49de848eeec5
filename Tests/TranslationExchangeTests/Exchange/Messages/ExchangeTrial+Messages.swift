import CatalogCore
import CatalogRuntime
import TestSupport
import Testing

@testable import TranslationExchange

extension ExchangeTrial {
    /// The texts in a language with every character, as files take them that are not XML.
    func allUnits(_ language: LanguageTag) -> TableUnits {
        TableUnits(table.table, files: table.files, from: source, to: language, allowsEveryCharacter: true)
    }

    /// The PO file of a language; nil where the table has no text for it.
    func po(_ language: LanguageTag) -> POWriter? {
        POWriter(
            allUnits(language), template: allUnits(source), original: table.path, isTemplate: false, tool: Self.xcode)
    }

    /// The template of PO files.
    var pot: String {
        let writer = POWriter(
            allUnits(source), template: allUnits(source), original: table.path, isTemplate: true, tool: Self.xcode)
        return writer.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    /// The text of a PO file behind its header.
    func poMessages(_ language: LanguageTag) -> String {
        let text = po(language).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        return text.split(separator: "\n\n", maxSplits: 1).last.map(String.init) ?? ""
    }

    /// What a PO file that came back comes to.
    func importing(po: [UInt8], language: LanguageTag? = nil) throws -> TableImport {
        try TableImport([try POReader.file(in: po, language: language)], into: table)
    }

    /// The same for messages behind the header of a language.
    func importing(po messages: String, forms: String = "", language: String = "pt_BR") throws -> TableImport {
        let header = "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n"
        let plural = forms.isEmpty ? "" : "\"Plural-Forms: \(forms)\\n\"\n"
        return try importing(po: Array((header + plural + "\n" + messages).utf8))
    }

    /// The Application Resource Bundle of a language; nil where the table has no text for it.
    func arb(_ language: LanguageTag) -> ARBWriter? {
        ARBWriter(allUnits(language), original: table.path, isSource: language.isSameLanguage(as: source))
    }

    /// The messages of such a file, as `name: message`, without what is said of them.
    func arbLines(_ language: LanguageTag) throws -> [String] {
        let reader = try ARBReader(try MessageFile(try #require(arb(language)).bytes))
        return reader.messages.map { "\($0.name): \($0.text)" }
    }

    /// The JSON for i18next of a language; nil where the table has no text for it.
    func json(_ language: LanguageTag) -> I18nextWriter? {
        I18nextWriter(allUnits(language), isSource: language.isSameLanguage(as: source))
    }

    /// What a file of messages that came back comes to, with the source language's that went with it.
    func importing(
        _ bytes: [UInt8], _ format: ReceivedMessages.Format, language: LanguageTag? = nil, sources: [UInt8]? = nil
    ) throws -> TableImport {
        let file = try ReceivedMessages(bytes, format: format, original: nil, language: language)
        let sources = try sources.map {
            try ReceivedMessages($0, format: format, original: nil, language: source)
        }
        let units = allUnits(file.language ?? source)
        return try TableImport([file.file(for: units, sources: sources)], into: table)
    }
}
