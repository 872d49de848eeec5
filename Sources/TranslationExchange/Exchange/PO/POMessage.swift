import CatalogCore

/// A message of a PO file.
struct POMessage {
    /// The notes for translators (`#.`).
    var comments: [String] = []
    /// The flags (`#,`), such as `fuzzy`.
    var flags: [String] = []
    /// The context; nil if there is none.
    var context: String?
    /// The source text.
    var source: String?
    /// The source text that a fuzzy translation was made from (`#| msgid`); nil if the file does not tell.
    var previousSource: String?
    /// The plural source text; nil if the message has no plural.
    var pluralSource: String?
    /// The translations by form number; number 0 for a message without a plural.
    var forms: [Int: String] = [:]
    /// The position of the message.
    var position = TextPosition.start
    /// The positions of the forms.
    var formPositions: [Int: TextPosition] = [:]

    /// The message without an empty context, which other programs write for none.
    ///
    /// In our files, it is the context of the empty key.
    var withoutEmptyContext: POMessage {
        guard context?.isEmpty == true else { return self }
        var message = self
        message.context = nil
        return message
    }

    /// Whether only comments have been read so far.
    var isEmpty: Bool { context == nil && source == nil }
    /// Whether the message is the header of the file.
    var isHeader: Bool { context == nil && source?.isEmpty == true }
    /// Whether the translation needs review.
    var isFuzzy: Bool { flags.contains("fuzzy") }
}
