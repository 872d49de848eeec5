/// The result of `textDocument/hover`.
package struct Hover: Sendable, Encodable {
    let contents: Markup
    let range: TextRange?

    /// Creates a hover from Markdown.
    package init(markdown: String, range: TextRange?) {
        contents = Markup(value: markdown)
        self.range = range
    }
}

/// A text in Markdown.
package struct Markup: Sendable, Encodable {
    let kind = "markdown"
    let value: String

    package init(value: String) {
        self.value = value
    }
}

/// The parameters of `textDocument/references`.
package struct ReferenceParameters: Sendable, Codable {
    /// The document that contains the key.
    package let textDocument: TextDocumentIdentifier
    /// The position of the key in the document.
    package let position: Position
    /// Options of the request.
    package let context: Context

    /// Options of a request for references.
    package struct Context: Sendable, Codable {
        /// Whether the result includes the key's declaration in its table.
        package let includeDeclaration: Bool
    }
}

/// The result of `textDocument/completion`.
package struct CompletionList: Sendable, Encodable {
    let isIncomplete: Bool
    let items: [CompletionItem]

    /// Creates a list.
    ///
    /// - Parameter isIncomplete: Whether the client must ask again after the user types more.
    package init(isIncomplete: Bool, items: [CompletionItem]) {
        self.isIncomplete = isIncomplete
        self.items = items
    }
}

/// A suggestion for completion.
package struct CompletionItem: Sendable, Encodable {
    let label: String
    let kind: Kind
    let detail: String?
    let textEdit: TextEdit

    /// The kind of a suggestion, which decides its icon.
    package enum Kind: Int, Sendable, Encodable {
        /// A key.
        case key = 20
        /// A word from a fixed set, such as a state.
        case word = 12
    }

    package init(_ label: String, _ kind: Kind, detail: String?, textEdit: TextEdit) {
        self.label = label
        self.kind = kind
        self.detail = detail
        self.textEdit = textEdit
    }
}

/// A named part of a document, such as a key.
package struct DocumentSymbol: Sendable, Encodable {
    /// The name that the editor shows.
    package let name: String
    let detail: String?
    let kind = 20
    /// The range of the whole part.
    package let range: TextRange
    let selectionRange: TextRange

    /// Creates a symbol.
    ///
    /// - Parameters:
    ///   - range: The range of the whole part.
    ///   - selectionRange: The range of the name.
    package init(name: String, detail: String?, range: TextRange, selectionRange: TextRange) {
        self.name = name
        self.detail = detail
        self.range = range
        self.selectionRange = selectionRange
    }
}

/// The parameters of `workspace/symbol`.
package struct WorkspaceSymbolParameters: Sendable, Codable {
    /// A part of the name.
    package let query: String
}

/// A named part of any document in the workspace.
package struct WorkspaceSymbol: Sendable, Encodable {
    let name: String
    let kind = 20
    let containerName: String?
    let location: Location

    package init(name: String, containerName: String?, location: Location) {
        self.name = name
        self.containerName = containerName
        self.location = location
    }
}

/// A range of lines that the client can fold.
package struct FoldingRange: Sendable, Encodable {
    let startLine: Int
    let endLine: Int

    package init(startLine: Int, endLine: Int) {
        self.startLine = startLine
        self.endLine = endLine
    }
}
