import CatalogCore
import CatalogRuntime

/// Translations in a format without part names.
///
/// The texts of the table show which part each imported text belongs to.
package struct ReceivedMessages: Sendable {
    /// A message format.
    package enum Format: Sendable {
        /// Application Resource Bundles (ARB), the format of Flutter.
        case arb
        /// JSON for i18next.
        case i18next
    }

    /// A message.
    struct Message: Sendable {
        /// The name of the message.
        let name: String
        /// The text of the message.
        let text: String
        /// The key, if the file contains it.
        var key: String?
        /// The source message, if the file contains it.
        var source: String?
        /// The note for translators.
        var comment: String?
        /// The position of the message.
        let position: TextPosition
    }

    /// The name of the table's file; nil if unknown.
    package let original: String?
    /// The language; nil if unknown.
    package let language: LanguageTag?
    private let format: Format
    private let messages: [Message]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - original: The name of the table's file, used if the file does not contain it.
    ///   - language: The language, used if the file does not contain it.
    ///   - isCertain: Whether `language` is used whatever the file contains.
    package init(
        _ bytes: [UInt8], format: Format, original: String?, language: LanguageTag?, isCertain: Bool = false
    ) throws(MessageFileError) {
        self.format = format
        let file = try MessageFile(bytes)
        switch format {
        case .arb:
            let reader = try ARBReader(file)
            messages = reader.messages
            self.original = reader.original ?? original
            self.language = isCertain ? language ?? reader.language : reader.language ?? language
        case .i18next:
            messages = try I18nextReader.messages(in: file)
            self.original = original
            self.language = language
        }
    }

    /// Returns the translations as texts of the table.
    ///
    /// - Parameters:
    ///   - units: The present texts of the table; nil if the table is not known yet.
    ///   - sources: The file in the source language from the same export.
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
    /// Creates a unit from a message, with its text or the problem that prevents the import.
    ///
    /// - Parameter part: The description of the part.
    init(
        _ message: ReceivedMessages.Message, key: String, part: String, target: Result<String, MessageProblem>,
        source: String?
    ) {
        let text: String? = if case .success(let text) = target { text } else { message.text }
        self.init(
            .part(key: key, part), source: source, target: text, state: nil, comment: message.comment,
            at: message.position)
        if case .failure(let problem) = target { self.problem = problem }
    }
}
