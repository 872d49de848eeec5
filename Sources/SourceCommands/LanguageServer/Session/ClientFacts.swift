import LanguageServer

/// The capabilities of a client.
struct ClientFacts: Sendable {
    /// The unit of columns.
    var encoding = PositionEncoding.utf16
    /// Whether the edits of the client can contain the version of a document.
    var namesStates = false
    /// Whether the client can create files.
    var makesFiles = false
    /// Whether the client shows the progress of work.
    var showsProgress = false
    /// Whether the client reports changed files.
    var watchesFiles = false
    /// Whether the client supports symbols with two ranges.
    var knowsSymbols = false

    /// Creates the capabilities of a client that supports only the minimum.
    init() {}

    /// Reads the capabilities that a client declares.
    init(_ capabilities: ClientCapabilities) {
        encoding = PositionEncoding.best(of: capabilities.general?.positionEncodings)
        let edits = capabilities.workspace?.workspaceEdit
        namesStates = edits?.documentChanges ?? false
        makesFiles = namesStates && edits?.resourceOperations?.contains("create") ?? false
        showsProgress = capabilities.window?.workDoneProgress ?? false
        watchesFiles = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
        knowsSymbols = capabilities.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false
    }
}
