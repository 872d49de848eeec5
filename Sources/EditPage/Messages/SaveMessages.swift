/// A request to write texts of a key.
package struct SaveRequest: Codable, Sendable {
    /// The path of the table.
    package var table: String
    /// The key whose texts are written.
    package var key: String
    /// The tag of the texts' language.
    package var language: String
    /// The texts, each with the text that the page showed before.
    package var texts: [SavedText]
    /// The change of the key's comment; nil for none.
    package var comment: SavedComment?

    /// A change of a comment, such as a note to the developer.
    package struct SavedComment: Codable, Sendable {
        /// The comment that the page showed; nil for none.
        package var was: String?
        /// The new comment; empty to remove it.
        package var text: String

        /// Creates a change of a comment.
        package init(was: String?, text: String) {
            self.was = was
            self.text = text
        }
    }

    /// A text to write.
    package struct SavedText: Codable, Sendable {
        /// The part.
        package var part: String
        /// The key that the text field was shown for; nil if the sender does not say.
        package var key: String?
        /// The language that the text field was shown for; nil if the sender does not say.
        package var language: String?
        /// The text that the page showed; nil for none.
        package var was: String?
        /// The new text; nil to remove it.
        package var text: String?
        /// The new state.
        package var state: String
    }
}

extension SaveRequest {
    /// Whether each text was typed for the key and language of the request.
    var isConsistent: Bool {
        texts.allSatisfy { ($0.key ?? key) == key && ($0.language ?? language) == language }
    }
}

/// The result of a ``SaveRequest``.
package struct SaveAnswer: Codable, Sendable {
    /// The outcome.
    package var outcome: Outcome
    /// The reasons why nothing was written; empty after a successful write.
    package var reasons: [String]
    /// The present key; nil if it no longer exists.
    package var entry: EntryAnswer?

    /// The outcome of a request to write.
    package enum Outcome: String, Codable, Sendable {
        /// The texts were written.
        case saved
        /// The text has changed on disk since it was shown.
        ///
        /// The text on disk stays.
        case conflict
        /// The texts were refused.
        case refused
    }
}
