import LanguageServer

/// An open document in the editor.
struct OpenDocument: Sendable {
    /// The URI in the client's spelling.
    let uri: String
    /// The version number.
    var version: Int
    /// The text.
    var text: DocumentText
}
