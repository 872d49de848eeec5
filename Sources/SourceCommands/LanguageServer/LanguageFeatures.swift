import LanguageServer
import ProgramSupport

/// The handlers of all messages from an editor.
enum LanguageFeatures {
    /// Returns the handlers for a session.
    static func handlers(of session: EditorSession) -> MessageHandlers<SessionSnapshot> {
        var handlers = MessageHandlers<SessionSnapshot>()
        addLifetime(to: &handlers, session)
        addDocuments(to: &handlers, session)
        addQuestions(to: &handlers)
        addChanges(to: &handlers)
        return handlers
    }

    private static func addLifetime(to handlers: inout MessageHandlers<SessionSnapshot>, _ session: EditorSession) {
        handlers.request("initialize") { (parameters: InitializeParameters, _) in
            await session.initialize(parameters)
        }
        handlers.request("shutdown") { (_: NoParameters, _) in NoResult() }
        handlers.notification("initialized") { (_: NoParameters) in await session.begin() }
    }

    private static func addDocuments(to handlers: inout MessageHandlers<SessionSnapshot>, _ session: EditorSession) {
        handlers.notification("textDocument/didOpen") { (parameters: DidOpenParameters) in
            await session.open(parameters.textDocument)
        }
        handlers.notification("textDocument/didChange") { (parameters: DidChangeParameters) in
            await session.change(parameters)
        }
        handlers.notification("textDocument/didClose") { (parameters: DocumentParameters) in
            await session.close(parameters.textDocument.uri)
        }
        handlers.notification("textDocument/didSave") { (parameters: DocumentParameters) in
            await session.takeChangedFiles([parameters.textDocument.uri])
        }
        handlers.notification("workspace/didChangeWatchedFiles") { (parameters: WatchedFilesParameters) in
            await session.takeChangedFiles(parameters.changes.map(\.uri))
        }
        handlers.notification("workspace/didChangeWorkspaceFolders") { (parameters: WorkspaceFoldersParameters) in
            await session.take(parameters.event)
        }
    }

    private static func addQuestions(to handlers: inout MessageHandlers<SessionSnapshot>) {
        handlers.request("textDocument/hover") { (parameters: PositionParameters, snapshot) in
            try await KeyQuestion(parameters.textDocument, parameters.position, snapshot).hover()
        }
        handlers.request("textDocument/definition") { (parameters: PositionParameters, snapshot) in
            try await KeyQuestion(parameters.textDocument, parameters.position, snapshot).definitions()
        }
        handlers.request("textDocument/references") { (parameters: ReferenceParameters, snapshot) in
            try await KeyQuestion(parameters.textDocument, parameters.position, snapshot)
                .references(withDeclaration: parameters.context.includeDeclaration)
        }
        handlers.request("textDocument/completion") { (parameters: PositionParameters, snapshot) in
            try await CompletionQuestion(parameters, snapshot).answer()
        }
        handlers.request("textDocument/documentSymbol") { (parameters: DocumentParameters, snapshot) in
            try await TableOutline(parameters.textDocument, snapshot).symbols()
        }
        handlers.request("textDocument/foldingRange") { (parameters: DocumentParameters, snapshot) in
            try await TableOutline(parameters.textDocument, snapshot).foldingRanges()
        }
        handlers.request("workspace/symbol") { (parameters: WorkspaceSymbolParameters, snapshot) in
            await KeySearch(snapshot).symbols(matching: parameters.query)
        }
    }

    private static func addChanges(to handlers: inout MessageHandlers<SessionSnapshot>) {
        handlers.request("textDocument/prepareRename") { (parameters: PositionParameters, snapshot) in
            try await KeyQuestion(parameters.textDocument, parameters.position, snapshot).prepareRename()
        }
        handlers.request("textDocument/rename") { (parameters: RenameParameters, snapshot) in
            try await KeyQuestion(parameters.textDocument, parameters.position, snapshot)
                .renamed(to: parameters.newName)
        }
        handlers.request("textDocument/codeAction") { (parameters: CodeActionParameters, snapshot) in
            try await ActionQuestion(parameters, snapshot).actions()
        }
    }
}
