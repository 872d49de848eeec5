/// The capabilities of the server.
package struct ServerCapabilities: Sendable, Encodable {
    let positionEncoding: PositionEncoding
    let textDocumentSync = Synchronization()
    let hoverProvider = true
    let definitionProvider = true
    let referencesProvider = true
    let documentSymbolProvider = true
    let workspaceSymbolProvider = true
    let foldingRangeProvider = true
    let completionProvider = Completion()
    let renameProvider = Rename()
    let codeActionProvider = CodeActions()
    let workspace = Workspace()

    /// Creates the capabilities, which are the same for every client except for the encoding.
    ///
    /// - Parameter encoding: The unit that columns count.
    package init(encoding: PositionEncoding) {
        positionEncoding = encoding
    }

    struct Synchronization: Sendable, Encodable {
        let openClose = true
        /// Incremental changes (`TextDocumentSyncKind.Incremental`).
        let change = 2
        let save = true
    }

    struct Completion: Sendable, Encodable {
        let triggerCharacters = ["\"", ".", "%"]
    }

    struct Rename: Sendable, Encodable {
        let prepareProvider = true
    }

    struct CodeActions: Sendable, Encodable {
        let codeActionKinds = ["quickfix", "refactor", "source.fixAll.fitloc"]
    }

    struct Workspace: Sendable, Encodable {
        let workspaceFolders = Folders()

        struct Folders: Sendable, Encodable {
            let supported = true
            let changeNotifications = true
        }
    }
}
