import LanguageServer

/// A document that somebody has open, as the editor shows it.
struct OpenDocument: Sendable {
    /// Its address, as the client writes it.
    let uri: String
    /// The number of its state.
    var version: Int
    /// Its text.
    var text: DocumentText
}
