import LanguageServer

/// What is known of a client.
struct ClientFacts: Sendable {
    /// What columns count.
    var encoding = PositionEncoding.utf16
    /// Whether its edits may name the state of the document that they are made for.
    var namesStates = false
    /// Whether it can make files.
    var makesFiles = false
    /// Whether it shows how far work is.
    var showsProgress = false
    /// Whether it tells of files that change.
    var watchesFiles = false
    /// Whether it understands symbols with two ranges.
    var knowsSymbols = false

    /// Knows nothing.
    init() {}

    /// Takes what a client says of itself.
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
