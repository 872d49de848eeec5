import CatalogCore
import CatalogEditing
import CatalogRuntime

/// Translations in a format without part names.
///
/// The texts of the table show which part each imported text belongs to.
struct ReceivedMessages: ReceivedContent {
    /// A message.
    struct Message: Sendable {
        /// The name of the message.
        var name: String
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

    /// Matches the messages of a file to the texts of a table.
    typealias Matcher = @Sendable (_ messages: [Message], _ texts: [KeyMessage]) -> [ReceivedUnit]

    /// The name of the table's file; nil if unknown.
    let original: String?
    /// The language; nil if unknown.
    let language: LanguageTag?
    private let messages: [Message]
    private let match: Matcher

    /// Creates the translations of a file.
    init(_ messages: [Message], original: String?, language: LanguageTag?, match: @escaping Matcher) {
        self.messages = messages
        self.original = original
        self.language = language
        self.match = match
    }

    var originals: [String?] { [original] }

    var isForProse: Bool { false }

    func files(for original: String?, source: LanguageTag?) -> [ReceivedFile] {
        original == self.original ? [file(for: nil)] : []
    }

    func files(
        for original: String?, in table: EditableTable, interface: InterfaceTexts
    ) throws(FileError) -> [ReceivedFile] {
        original == self.original ? [file(for: units(of: table))] : []
    }

    /// Returns the texts of a table in the language of the translations.
    ///
    /// They determine the key and part that each message belongs to.
    func units(of table: EditableTable) -> TableUnits {
        TableUnits(
            table.table, files: table.files, from: table.sourceLanguage ?? "und", to: language(in: table),
            allowsEveryCharacter: true)
    }

    /// Returns the language in the spelling of a table; the source language if the file names none.
    func language(in table: EditableTable) -> LanguageTag {
        language.map { table.language(named: $0).only ?? $0 } ?? table.sourceLanguage ?? "und"
    }

    /// Returns the translations as texts of the table.
    ///
    /// - Parameter units: The present texts of the table; nil if the table is not known yet.
    func file(for units: TableUnits?) -> ReceivedFile {
        let texts = KeyMessage.all(of: units?.files.flatMap(\.units) ?? [])
        return ReceivedFile(
            original: original, targetLanguage: language, at: messages.first?.position ?? .start,
            units: match(messages, texts))
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
        // Services fill a platform's file with source texts.
        tellsNoState = true
    }
}
