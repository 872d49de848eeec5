/// A range of a document, and what comes in its place.
package struct TextEdit: Hashable, Sendable, Codable {
    /// What goes.
    package let range: TextRange
    /// What comes.
    package let newText: String

    /// Creates an edit.
    package init(range: TextRange, newText: String) {
        self.range = range
        self.newText = newText
    }
}

/// Edits to documents, to be made together.
package struct WorkspaceEdit: Sendable, Encodable {
    /// The edits by address, for clients that know no more.
    let changes: [String: [TextEdit]]?
    /// The edits with the states that they are made for, and files that come in before.
    let documentChanges: [Operation]?

    /// Creates edits by address.
    package init(changes: [String: [TextEdit]]) {
        self.changes = changes
        documentChanges = nil
    }

    /// Creates edits of certain states of documents.
    package init(documentChanges: [Operation]) {
        changes = nil
        self.documentChanges = documentChanges
    }

    /// A step of an edit.
    package enum Operation: Sendable, Encodable {
        /// A file that comes in, empty.
        case create(String)
        /// Edits to a document.
        case edit(VersionedTextDocumentIdentifier, [TextEdit])

        private enum CodingKeys: CodingKey {
            case kind, uri, textDocument, edits
        }

        /// Writes the step as the protocol has it.
        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .create(let uri):
                try container.encode("create", forKey: .kind)
                try container.encode(uri, forKey: .uri)
            case .edit(let document, let edits):
                try container.encode(document, forKey: .textDocument)
                try container.encode(edits, forKey: .edits)
            }
        }
    }
}

/// What a key is to be called from now on.
package struct RenameParameters: Sendable, Codable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// Where the key is.
    package let position: Position
    /// Its new name.
    package let newName: String
}

/// What is renamed, and what it is called.
package struct PrepareRenameResult: Sendable, Encodable {
    let range: TextRange
    let placeholder: String

    /// Creates an answer.
    package init(range: TextRange, placeholder: String) {
        self.range = range
        self.placeholder = placeholder
    }
}
