/// The parameters of `initialize`.
package struct InitializeParameters: Sendable, Decodable {
    /// The id of the client's process; nil if the server does not watch one.
    package let processId: Int?
    /// The language of the client's interface.
    package let locale: String?
    /// The open folder.
    ///
    /// Older clients send this member in place of `workspaceFolders`.
    package let rootUri: String?
    /// The open folders.
    package let workspaceFolders: [WorkspaceFolder]?
    /// The capabilities of the client.
    package let capabilities: ClientCapabilities
}

/// An open folder.
package struct WorkspaceFolder: Sendable, Codable {
    /// The URI of the folder.
    package let uri: String
}

/// The parameters of `workspace/didChangeWorkspaceFolders`.
package struct WorkspaceFoldersParameters: Sendable, Codable {
    /// The added and removed folders.
    package let event: Event

    /// Added and removed folders.
    package struct Event: Sendable, Codable {
        /// The folders that were opened.
        package let added: [WorkspaceFolder]
        /// The folders that were closed.
        package let removed: [WorkspaceFolder]
    }
}

/// The client capabilities that the server uses.
package struct ClientCapabilities: Sendable, Decodable {
    /// Capabilities for the whole workspace.
    package let workspace: Workspace?
    /// Capabilities of the client's window.
    package let window: Window?
    /// General capabilities.
    package let general: General?
    /// Capabilities for documents.
    package let textDocument: TextDocument?

    /// Capabilities for the whole workspace.
    package struct Workspace: Sendable, Decodable {
        /// The supported workspace edits.
        package let workspaceEdit: WorkspaceEdit?
        /// The support for watching files.
        package let didChangeWatchedFiles: Dynamic?

        /// The supported workspace edits.
        package struct WorkspaceEdit: Sendable, Decodable {
            /// Whether edits may state the version of a document.
            package let documentChanges: Bool?
            /// The supported operations on whole files, such as `create`.
            package let resourceOperations: [String]?
        }
    }

    /// A capability that the server can register after initialization.
    package struct Dynamic: Sendable, Decodable {
        /// Whether the client supports the registration.
        package let dynamicRegistration: Bool?
    }

    /// Capabilities of the client's window.
    package struct Window: Sendable, Decodable {
        /// Whether the client shows progress.
        package let workDoneProgress: Bool?
    }

    /// General capabilities.
    package struct General: Sendable, Decodable {
        /// The units that the client's columns may count, in order of preference.
        package let positionEncodings: [String]?
    }

    /// Capabilities for documents.
    package struct TextDocument: Sendable, Decodable {
        /// The supported forms of document symbols.
        package let documentSymbol: Symbols?

        /// The supported forms of document symbols.
        package struct Symbols: Sendable, Decodable {
            /// Whether symbols may contain symbols.
            package let hierarchicalDocumentSymbolSupport: Bool?
        }
    }
}

/// The result of `initialize`.
package struct InitializeResult: Sendable, Encodable {
    /// The capabilities of the server.
    package let capabilities: ServerCapabilities
    /// The name and version of the server.
    package let serverInfo: ServerInformation

    package init(capabilities: ServerCapabilities, serverInfo: ServerInformation) {
        self.capabilities = capabilities
        self.serverInfo = serverInfo
    }
}

/// The name and version of a server.
package struct ServerInformation: Sendable, Encodable {
    /// The name of the server.
    package let name: String
    /// The version of the server.
    package let version: String

    package init(name: String, version: String) {
        self.name = name
        self.version = version
    }
}
