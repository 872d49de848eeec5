import CatalogCore
import CatalogRuntime

/// Translations in a format that names no parts of texts: which text each is shows only beside the table.
package struct ReceivedMessages: Sendable {
    /// The formats.
    package enum Format: Sendable {
        /// Application Resource Bundles, which Flutter reads.
        case arb
        /// JSON for i18next.
        case i18next
    }

    /// A message.
    struct Message: Sendable {
        /// What it is called.
        let name: String
        /// What it says.
        let text: String
        /// The key, where the file says it.
        var key: String?
        /// The message that was translated, where the file says it.
        var source: String?
        /// What translators are told.
        var comment: String?
        /// Where it stands.
        let position: TextPosition
    }

    /// The name of the table's file; nil where the file does not say.
    package let original: String?
    /// The language; nil where the file does not say.
    package let language: LanguageTag?
    private let format: Format
    private let messages: [Message]

    /// Reads the bytes of a file.
    ///
    /// - Parameters:
    ///   - original: the name of the table where the file itself does not say it.
    ///   - language: the same of the language.
    package init(
        _ bytes: [UInt8], format: Format, original: String?, language: LanguageTag?
    ) throws(MessageFileError) {
        self.format = format
        let file = try MessageFile(bytes)
        switch format {
        case .arb:
            let reader = try ARBReader(file)
            messages = reader.messages
            self.original = reader.original ?? original
            self.language = reader.language ?? language
        case .i18next:
            messages = try I18nextReader.messages(in: file)
            self.original = original
            self.language = language
        }
    }

    /// The translations as texts of the table.
    ///
    /// - Parameters:
    ///   - units: the texts that the table has now; nil where it is not known yet which table that is.
    ///   - sources: a file in the source language that was exported with this one.
    package func file(for units: TableUnits?, sources: ReceivedMessages? = nil) -> ReceivedFile {
        let texts = KeyMessage.all(of: units?.files.flatMap(\.units) ?? [])
        let known = sources.map { file in
            Dictionary(file.messages.map { ($0.name, $0.text) }) { first, _ in first }
        }
        let received =
            switch format {
            case .arb: ARBUnits(texts).units(of: messages)
            case .i18next: I18nextUnits(texts, sources: known).units(of: messages)
            }
        return ReceivedFile(
            original: original, targetLanguage: language, at: messages.first?.position ?? .start, units: received)
    }
}

extension ReceivedUnit {
    /// A text of a key that a message says, or the reason why it says none.
    init(
        _ message: ReceivedMessages.Message, key: String, part: PartPath, target: Result<String, MessageProblem>,
        source: String?
    ) {
        let text: String? = if case .success(let text) = target { text } else { message.text }
        self.init(
            .part(key: key, part.description), source: source, target: text, state: nil, comment: message.comment,
            at: message.position)
        if case .failure(let problem) = target { self.problem = problem }
    }
}
