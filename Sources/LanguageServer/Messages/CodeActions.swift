/// A range that something may be done about.
package struct CodeActionParameters: Sendable, Codable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The range.
    package let range: TextRange
    /// What the client knows of it.
    package let context: Context

    /// What a client knows of a range.
    package struct Context: Sendable, Codable {
        /// The kinds of actions that are wanted; nil for all.
        package let only: [String]?
    }

    /// Whether actions of a kind are wanted: it is one of those that were named, or below one.
    ///
    /// Those on whole documents, which are dear, must be named.
    package func wants(_ kind: CodeAction.Kind) -> Bool {
        guard let only = context.only else { return kind != .fixAll }
        return only.contains { kind.rawValue == $0 || kind.rawValue.hasPrefix("\($0).") }
    }
}

/// Something that can be done.
package struct CodeAction: Sendable, Encodable {
    let title: String
    let kind: Kind
    let diagnostics: [Diagnostic]?
    let isPreferred: Bool?
    let edit: WorkspaceEdit

    /// The kinds of actions.
    package enum Kind: String, Sendable, Encodable {
        /// It takes away what was found.
        case quickFix = "quickfix"
        /// It changes something that is no fault.
        case refactor
        /// It takes away everything in the document that can be.
        case fixAll = "source.fixAll.fitloc"
    }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - diagnostics: what it takes away.
    ///   - isPreferred: whether a client may do it without asking which.
    package init(
        _ title: String, _ kind: Kind, edit: WorkspaceEdit, diagnostics: [Diagnostic] = [], isPreferred: Bool = false
    ) {
        self.title = title
        self.kind = kind
        self.edit = edit
        self.diagnostics = diagnostics.isEmpty ? nil : diagnostics
        self.isPreferred = isPreferred ? true : nil
    }
}
