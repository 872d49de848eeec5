import JSONRPC

extension ConversationForm {
    /// The methods of the Language Server Protocol.
    package static let languageServer = ConversationForm(
        opening: "initialize", closing: "shutdown", end: "exit", cancellation: "$/cancelRequest", answersCancelled: true
    )
}

extension ResponseError.Code {
    /// The document changed after the request, so that the result would be wrong.
    package static let contentModified = ResponseError.Code(rawValue: -32801)
    /// The request failed for a reason that the user should read.
    package static let failed = ResponseError.Code(rawValue: -32803)
}
