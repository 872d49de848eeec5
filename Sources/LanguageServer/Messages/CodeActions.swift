/// The parameters of `textDocument/codeAction`.
package struct CodeActionParameters: Sendable, Codable {
    /// The document in which actions are requested.
    package let textDocument: TextDocumentIdentifier
    /// The selected range.
    package let range: TextRange
    /// Further information from the client, such as the kinds of actions that it wants.
    package let context: Context

    /// The client's context for code actions.
    package struct Context: Sendable, Codable {
        /// The kinds of actions that the client wants; nil for all.
        package let only: [String]?
    }

    /// Whether the client wants actions of a kind, because it named the kind or a parent kind.
    ///
    /// Actions on whole documents are expensive, so the client must name them.
    package func wants(_ kind: CodeAction.Kind) -> Bool {
        guard let only = context.only else { return kind != .fixAll }
        return only.contains { kind.rawValue == $0 || kind.rawValue.hasPrefix("\($0).") }
    }
}

/// A change that the client offers to the user.
package struct CodeAction: Sendable, Encodable {
    let title: String
    let kind: Kind
    let diagnostics: [Diagnostic]?
    let isPreferred: Bool?
    let edit: WorkspaceEdit

    /// A kind of action.
    package enum Kind: String, Sendable, Encodable {
        /// Fixes a finding.
        case quickFix = "quickfix"
        /// Changes a key or text that has no finding.
        case refactor
        /// Fixes all fixable findings of the document.
        case fixAll = "source.fixAll.fitloc"
    }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings that the action fixes.
    ///   - isPreferred: Whether the client may apply the action without asking the user to choose.
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
