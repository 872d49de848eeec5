import JSONRPC

extension ConversationForm {
    /// The Language Server Protocol's.
    package static let languageServer = ConversationForm(
        opening: "initialize", closing: "shutdown", end: "exit", cancellation: "$/cancelRequest", answersCancelled: true
    )
}

extension ResponseError.Code {
    /// What the answer would be about has changed since.
    package static let contentModified = ResponseError.Code(rawValue: -32801)
    /// What was asked for cannot be done, for a reason that the person should read.
    package static let failed = ResponseError.Code(rawValue: -32803)
}
