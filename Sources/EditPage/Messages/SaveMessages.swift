/// Asks for texts of a key to be written.
package struct SaveRequest: Codable, Sendable {
    /// The path of the table.
    package var table: String
    /// The key.
    package var key: String
    /// The language.
    package var language: String
    /// The texts, each with what it said when the person saw it.
    package var texts: [SavedText]

    /// A text to be written.
    package struct SavedText: Codable, Sendable {
        /// The part.
        package var part: String
        /// What it said; nil for nothing.
        package var was: String?
        /// What it is to say; nil takes it out.
        package var text: String?
        /// The state that it is to have.
        package var state: String
    }
}

/// What became of a request to write.
package struct SaveAnswer: Codable, Sendable {
    /// What became of it.
    package var outcome: Outcome
    /// Why nothing was written; empty where something was.
    package var reasons: [String]
    /// The key as it is now; nil where it is gone.
    package var entry: EntryAnswer?

    /// What can become of it.
    package enum Outcome: String, Codable, Sendable {
        /// It is written.
        case saved
        /// Somebody else has changed the text since it was shown; theirs stays.
        case conflict
        /// The text cannot be written.
        case refused
    }
}
