import CatalogCore
import CatalogRuntime

/// Functions that read gettext PO files, including those of other programs.
package enum POReader {
    /// Reads the translations of a file.
    ///
    /// - Parameters:
    ///   - language: The language, used if the header names none.
    ///   - isCertain: Whether `language` is used whatever the header says.
    package static func file(
        in bytes: [UInt8], language: LanguageTag?, isCertain: Bool = false
    ) throws(POError) -> ReceivedFile {
        let text: [UInt8]
        do throws(TextEncodingError) {
            text = try DecodedText(decoding: bytes).utf8
        } catch {
            throw POError(reason: .encoding(error), position: error.position)
        }
        let messages = try POParser.messages(in: text)
        let header = messages.first(where: \.isHeader)
        let fields = header?.forms[0] ?? ""
        let position = header?.position ?? .start
        if let name = POHeader.characterSet(in: fields),
            !["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased())
        {
            throw POError(reason: .characterSet(name), position: position)
        }
        let named = POHeader.value(of: POHeader.language, in: fields).map { LanguageTag(foreign: $0) }
        let target = isCertain ? language ?? named : named ?? language
        let forms = try forms(in: fields, of: messages, language: target ?? "und", at: position)
        let original = POHeader.value(of: POHeader.original, in: fields)
        let own = messages.filter { !$0.isHeader }
        let units = POUnits(
            original == nil ? own.map(\.withoutEmptyContext) : own, forms: forms, language: target ?? "und")
        return ReceivedFile(original: original, targetLanguage: target, at: position, units: units.all())
    }

    /// Returns the plural forms of a file: those of its header, or those that its messages show.
    private static func forms(
        in header: String, of messages: [POMessage], language: LanguageTag, at position: TextPosition
    ) throws(POError) -> PluralForms {
        let description = POHeader.value(of: POHeader.pluralForms, in: header)
        guard let description, !POHeader.isUnfilled(pluralForms: description) else {
            let most = messages.lazy.filter { $0.pluralSource != nil }.compactMap { $0.forms.keys.max() }.max()
            return PluralForms(count: min(most ?? 0, 9) + 1, language: language)
        }
        guard let forms = PluralForms(header: description, language: language) else {
            throw POError(reason: .pluralForms(description), position: position)
        }
        return forms
    }
}
