/// A document, identified by its URI.
package struct TextDocumentIdentifier: Hashable, Sendable, Codable {
    /// The URI of the document.
    package let uri: String
}

/// A certain version of a document.
package struct VersionedTextDocumentIdentifier: Hashable, Sendable, Codable {
    /// The URI of the document.
    package let uri: String
    /// The version; nil for a document that is not open in the client.
    package let version: Int?

    package init(uri: String, version: Int?) {
        self.uri = uri
        self.version = version
    }

    private enum CodingKeys: CodingKey {
        case uri, version
    }

    /// Encodes an absent version as `null`, which the protocol requires.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(uri, forKey: .uri)
        try container.encode(version, forKey: .version)
    }
}

/// The parameters of `textDocument/didOpen`.
package struct DidOpenParameters: Sendable, Codable {
    /// The document that the editor opened.
    package let textDocument: Item

    /// A document with its text.
    package struct Item: Sendable, Codable {
        /// The URI of the document.
        package let uri: String
        /// The version number, which increases with each change.
        package let version: Int
        /// The complete text of the document.
        package let text: String
    }
}

/// The parameters of `textDocument/didChange`.
///
/// Each change applies to the result of the previous one.
package struct DidChangeParameters: Sendable, Codable {
    /// The document, with the version after the changes.
    package let textDocument: VersionedTextDocumentIdentifier
    /// The changes, in order.
    package let contentChanges: [ContentChange]
}

/// A change to a document.
package struct ContentChange: Sendable, Codable {
    /// The range to replace; nil for the whole document.
    package let range: TextRange?
    /// The new text.
    package let text: String

    package init(range: TextRange?, text: String) {
        self.range = range
        self.text = text
    }
}

/// The parameters of methods that take only a document, such as `textDocument/didClose`.
package struct DocumentParameters: Sendable, Codable {
    /// The document that the message is about.
    package let textDocument: TextDocumentIdentifier
}

/// The parameters of methods that take a position, such as `textDocument/hover`.
package struct PositionParameters: Sendable, Codable {
    /// The document that contains the position.
    package let textDocument: TextDocumentIdentifier
    /// The position in the document.
    package let position: Position
}

/// The parameters of `workspace/didChangeWatchedFiles`.
package struct WatchedFilesParameters: Sendable, Codable {
    /// The changed files.
    package let changes: [Change]

    /// A file that changed on disk.
    package struct Change: Sendable, Codable {
        /// The URI of the file.
        package let uri: String
    }
}
