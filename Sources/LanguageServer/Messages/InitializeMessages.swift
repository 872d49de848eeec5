/// What a client says of itself first.
package struct InitializeParameters: Sendable, Decodable {
    /// The client's process; nil where nobody is to be watched.
    package let processId: Int?
    /// The language that its user reads.
    package let locale: String?
    /// The folder that is open, as clients said before there could be several.
    package let rootUri: String?
    /// The folders that are open.
    package let workspaceFolders: [WorkspaceFolder]?
    /// What the client can do.
    package let capabilities: ClientCapabilities
}

/// A folder that is open.
package struct WorkspaceFolder: Sendable, Codable {
    /// Its address.
    package let uri: String
}

/// Folders that come and go.
package struct WorkspaceFoldersParameters: Sendable, Codable {
    /// What changes.
    package let event: Event

    /// What comes and goes.
    package struct Event: Sendable, Codable {
        /// Those that come.
        package let added: [WorkspaceFolder]
        /// Those that go.
        package let removed: [WorkspaceFolder]
    }
}

/// What a client can do, as far as it matters here.
package struct ClientCapabilities: Sendable, Decodable {
    /// What it can do for the whole workspace.
    package let workspace: Workspace?
    /// What it can do in its window.
    package let window: Window?
    /// Anything else.
    package let general: General?
    /// What it can do with documents.
    package let textDocument: TextDocument?

    /// What a client can do for the whole workspace.
    package struct Workspace: Sendable, Decodable {
        /// Which edits it can make.
        package let workspaceEdit: WorkspaceEdit?
        /// Whether it can be asked to watch files.
        package let didChangeWatchedFiles: Dynamic?

        /// Which edits a client can make.
        package struct WorkspaceEdit: Sendable, Decodable {
            /// Whether edits may name the state of the document that they are made for.
            package let documentChanges: Bool?
            /// What it can do with files as a whole.
            package let resourceOperations: [String]?
        }
    }

    /// Something that a client can be asked to do later.
    package struct Dynamic: Sendable, Decodable {
        /// Whether it can be.
        package let dynamicRegistration: Bool?
    }

    /// What a client can do in its window.
    package struct Window: Sendable, Decodable {
        /// Whether it shows how far work is.
        package let workDoneProgress: Bool?
    }

    /// What a client can do with positions.
    package struct General: Sendable, Decodable {
        /// What its columns may count, the dearest first.
        package let positionEncodings: [String]?
    }

    /// What a client can do with documents.
    package struct TextDocument: Sendable, Decodable {
        /// Which lists of symbols it understands.
        package let documentSymbol: Symbols?

        /// Which lists of symbols a client understands.
        package struct Symbols: Sendable, Decodable {
            /// Whether symbols may lie in symbols.
            package let hierarchicalDocumentSymbolSupport: Bool?
        }
    }
}

/// What the server says of itself first.
package struct InitializeResult: Sendable, Encodable {
    /// What it can do.
    package let capabilities: ServerCapabilities
    /// Its name and version.
    package let serverInfo: ServerInformation

    /// Creates an answer.
    package init(capabilities: ServerCapabilities, serverInfo: ServerInformation) {
        self.capabilities = capabilities
        self.serverInfo = serverInfo
    }
}

/// A server's name and version.
package struct ServerInformation: Sendable, Encodable {
    /// The name.
    package let name: String
    /// The version.
    package let version: String

    /// Creates the information.
    package init(name: String, version: String) {
        self.name = name
        self.version = version
    }
}
