/// A request to add a note to the developer to the project's file of notes.
package struct NoteRequest: Codable, Sendable {
    /// The path of the table.
    package var table: String
    /// The key that the note is about.
    package var key: String
    /// The tag of the language that the page shows.
    package var language: String
    /// The note.
    package var text: String
}

/// The result of a ``NoteRequest``.
package struct NoteAnswer: Codable, Sendable {
    /// The path of the file with the note; nil if the note was refused.
    package var path: String?
    /// The reason why the note was refused; nil if it was not.
    package var reason: String?
}
