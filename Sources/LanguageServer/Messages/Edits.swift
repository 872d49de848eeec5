/// A replacement for a range of a document.
package struct TextEdit: Hashable, Sendable, Codable {
    /// The range to replace.
    package let range: TextRange
    /// The new text.
    package let newText: String

    package init(range: TextRange, newText: String) {
        self.range = range
        self.newText = newText
    }
}

/// Edits to several documents that the client applies together.
package struct WorkspaceEdit: Sendable, Encodable {
    /// The edits by URI, for clients that do not support `documentChanges`.
    let changes: [String: [TextEdit]]?
    /// The edits with the versions that they apply to, and files to create first.
    let documentChanges: [Operation]?

    /// Creates edits by URI.
    package init(changes: [String: [TextEdit]]) {
        self.changes = changes
        documentChanges = nil
    }

    /// Creates edits to certain versions of documents.
    package init(documentChanges: [Operation]) {
        changes = nil
        self.documentChanges = documentChanges
    }

    /// Whether the edit changes nothing.
    package var isEmpty: Bool { changes?.isEmpty ?? true && documentChanges?.isEmpty ?? true }

    /// A step of a workspace edit.
    package enum Operation: Sendable, Encodable {
        /// Creates an empty file.
        case create(String)
        /// Edits a document.
        case edit(VersionedTextDocumentIdentifier, [TextEdit])

        private enum CodingKeys: CodingKey {
            case kind, uri, textDocument, edits
        }

        /// Encodes the step as the protocol requires.
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

/// The parameters of `textDocument/rename`.
package struct RenameParameters: Sendable, Codable {
    /// The document that contains the key.
    package let textDocument: TextDocumentIdentifier
    /// The position of the key.
    package let position: Position
    /// The new key.
    package let newName: String
}

/// The result of `textDocument/prepareRename`: the range of the key and its current name.
package struct PrepareRenameResult: Sendable, Encodable {
    let range: TextRange
    let placeholder: String

    package init(range: TextRange, placeholder: String) {
        self.range = range
        self.placeholder = placeholder
    }
}
