/// What is shown beside a place.
package struct Hover: Sendable, Encodable {
    let contents: Markup
    let range: TextRange?

    /// Creates it from Markdown.
    package init(markdown: String, range: TextRange?) {
        contents = Markup(value: markdown)
        self.range = range
    }
}

/// A text in Markdown.
package struct Markup: Sendable, Encodable {
    let kind = "markdown"
    let value: String

    /// Creates a text.
    package init(value: String) {
        self.value = value
    }
}

/// A place whose references are asked for.
package struct ReferenceParameters: Sendable, Codable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The place.
    package let position: Position
    /// What is wanted.
    package let context: Context

    /// What is wanted.
    package struct Context: Sendable, Codable {
        /// Whether the declaration is wanted too.
        package let includeDeclaration: Bool
    }
}

/// What could be typed at a place.
package struct CompletionList: Sendable, Encodable {
    let isIncomplete: Bool
    let items: [CompletionItem]

    /// Creates a list.
    ///
    /// - Parameter isIncomplete: whether there is more, to be asked for again when more has been typed.
    package init(isIncomplete: Bool, items: [CompletionItem]) {
        self.isIncomplete = isIncomplete
        self.items = items
    }
}

/// Something that could be typed.
package struct CompletionItem: Sendable, Encodable {
    let label: String
    let kind: Kind
    let detail: String?
    let textEdit: TextEdit

    /// What sort of thing it is.
    package enum Kind: Int, Sendable, Encodable {
        /// A key.
        case key = 20
        /// One of a few words.
        case word = 12
    }

    /// Creates an item.
    package init(_ label: String, _ kind: Kind, detail: String?, textEdit: TextEdit) {
        self.label = label
        self.kind = kind
        self.detail = detail
        self.textEdit = textEdit
    }
}

/// A part of a document that has a name.
package struct DocumentSymbol: Sendable, Encodable {
    /// The name.
    package let name: String
    let detail: String?
    let kind = 20
    /// All of it.
    package let range: TextRange
    let selectionRange: TextRange

    /// Creates a symbol.
    ///
    /// - Parameters:
    ///   - range: all of it.
    ///   - selectionRange: its name.
    package init(name: String, detail: String?, range: TextRange, selectionRange: TextRange) {
        self.name = name
        self.detail = detail
        self.range = range
        self.selectionRange = selectionRange
    }
}

/// What names in the whole workspace are looked for by.
package struct WorkspaceSymbolParameters: Sendable, Codable {
    /// Letters of the name.
    package let query: String
}

/// Something in the workspace that has a name.
package struct WorkspaceSymbol: Sendable, Encodable {
    let name: String
    let kind = 20
    let containerName: String?
    let location: Location

    /// Creates a symbol.
    package init(name: String, containerName: String?, location: Location) {
        self.name = name
        self.containerName = containerName
        self.location = location
    }
}

/// Lines that can be shown as one.
package struct FoldingRange: Sendable, Encodable {
    let startLine: Int
    let endLine: Int

    /// Creates a range of lines.
    package init(startLine: Int, endLine: Int) {
        self.startLine = startLine
        self.endLine = endLine
    }
}
