import CatalogCore
import CatalogRuntime
import TestSupport
import Testing

@testable import TranslationExchange

extension ExchangeTrial {
    /// Returns the texts in a language with all characters, for formats other than XML.
    func allUnits(_ language: LanguageTag) -> TableUnits {
        TableUnits(table.table, files: table.files, from: source, to: language, allowsEveryCharacter: true)
    }

    /// Returns the PO file of a language; nil if the table has no texts for it.
    func po(_ language: LanguageTag) -> POWriter? {
        POWriter(
            allUnits(language), template: allUnits(source), separateCases: SeparateCases(of: table.table),
            original: table.path, isTemplate: false, tool: Self.xcode)
    }

    /// The PO template.
    var pot: String {
        let writer = POWriter(
            allUnits(source), template: allUnits(source), separateCases: SeparateCases(of: table.table),
            original: table.path, isTemplate: true, tool: Self.xcode)
        return writer.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    /// Returns the messages of a PO file without the header.
    func poMessages(_ language: LanguageTag) -> String {
        let text = po(language).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        return text.split(separator: "\n\n", maxSplits: 1).last.map(String.init) ?? ""
    }

    /// Imports a PO file.
    func importing(po: [UInt8], language: LanguageTag? = nil) throws -> TableImport {
        try TableImport([try POReader.file(in: po, language: language)], into: table)
    }

    /// Imports messages with the header of a language.
    func importing(po messages: String, forms: String = "", language: String = "pt_BR") throws -> TableImport {
        let header = "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n"
        let plural = forms.isEmpty ? "" : "\"Plural-Forms: \(forms)\\n\"\n"
        return try importing(po: Array((header + plural + "\n" + messages).utf8))
    }

    /// Returns the ARB file of a language; nil if the table has no texts for it.
    func arb(_ language: LanguageTag) -> ARBWriter? {
        ARBWriter(allUnits(language), original: table.path, isSource: language.isSameLanguage(as: source))
    }

    /// Returns the messages of the ARB file as `name: message`.
    func arbLines(_ language: LanguageTag) throws -> [String] {
        let reader = try ARBReader(try MessageFile(try #require(arb(language)).bytes))
        return reader.messages.map { "\($0.name): \($0.text)" }
    }

    /// Returns the i18next file of a language; nil if the table has no texts for it.
    func json(_ language: LanguageTag) -> I18nextWriter? {
        I18nextWriter(allUnits(language), isSource: language.isSameLanguage(as: source))
    }

    /// A format without part names.
    enum MessageFormat {
        case arb, i18next
    }

    /// Imports a message file, optionally with the file in the source language.
    func importing(
        _ bytes: [UInt8], _ format: MessageFormat, language: LanguageTag? = nil, sources: [UInt8]? = nil
    ) throws -> TableImport {
        let file =
            switch format {
            case .arb: try ReceivedMessages(arb: bytes, language: language)
            case .i18next:
                ReceivedMessages(
                    i18next: try I18nextReader.messages(in: try MessageFile(bytes)), original: nil, language: language,
                    sources: try sources.map { try I18nextReader.messages(in: try MessageFile($0)) })
            }
        return try TableImport([file.file(for: allUnits(file.language ?? source))], into: table)
    }
}
