/// A document by its address.
package struct TextDocumentIdentifier: Hashable, Sendable, Codable {
    /// The address.
    package let uri: String
}

/// A document with the number of its state.
package struct VersionedTextDocumentIdentifier: Hashable, Sendable, Codable {
    /// The address.
    package let uri: String
    /// The number; nil for a document that nobody has open.
    package let version: Int?

    /// Names a document.
    package init(uri: String, version: Int?) {
        self.uri = uri
        self.version = version
    }

    private enum CodingKeys: CodingKey {
        case uri, version
    }

    /// Writes `null` for a document that nobody has open, which the protocol demands.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(uri, forKey: .uri)
        try container.encode(version, forKey: .version)
    }
}

/// A document that somebody opens.
package struct DidOpenParameters: Sendable, Codable {
    /// The document.
    package let textDocument: Item

    /// A document with its text.
    package struct Item: Sendable, Codable {
        /// The address.
        package let uri: String
        /// The number of its state.
        package let version: Int
        /// The text.
        package let text: String
    }
}

/// Changes to a document, each made to what the one before leaves.
package struct DidChangeParameters: Sendable, Codable {
    /// The document, with the number of the state that it comes to.
    package let textDocument: VersionedTextDocumentIdentifier
    /// The changes.
    package let contentChanges: [ContentChange]
}

/// A change to a document.
package struct ContentChange: Sendable, Codable {
    /// What goes; nil for everything.
    package let range: TextRange?
    /// What comes.
    package let text: String

    /// Creates a change.
    package init(range: TextRange?, text: String) {
        self.range = range
        self.text = text
    }
}

/// What is said of a document as a whole: it was saved or closed, or something about all of it is asked.
package struct DocumentParameters: Sendable, Codable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
}

/// A place that something is asked about.
package struct PlaceParameters: Sendable, Codable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The place.
    package let position: Position
}

/// Files that changed on disk.
package struct WatchedFilesParameters: Sendable, Codable {
    /// The changes.
    package let changes: [Change]

    /// A file that changed.
    package struct Change: Sendable, Codable {
        /// Its address.
        package let uri: String
    }
}
