import LanguageServer

/// An open document in the editor.
struct OpenDocument: Sendable {
    /// The URI in the client's spelling.
    let uri: String
    /// The version number that the editor sent with the text.
    var version: Int
    /// The text in the editor, which may be unsaved.
    var text: DocumentText
}
