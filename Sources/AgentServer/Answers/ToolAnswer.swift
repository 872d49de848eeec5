import CatalogCore

/// The answer of a tool.
struct ToolAnswer: Sendable {
    /// The members, most important first.
    private(set) var members: [DocumentFragment.Member]
    /// Whether the tool failed.
    var isError = false

    /// Creates an answer from members, without empty ones.
    init(_ members: KeyValuePairs<String, DocumentFragment?>) {
        self.members = DocumentFragment.compact(members).members
    }

    /// Adds a member unless it is empty.
    mutating func add(_ name: String, _ value: DocumentFragment?) {
        members += DocumentFragment.compact([name: value]).members
    }

    /// Returns the answer in the form of the protocol: as text for models and as structured content for programs.
    ///
    /// - Parameter secrets: The secrets to remove.
    func result(hiding secrets: Secrets) -> DocumentFragment {
        let structure = secrets.hidden(in: .object(members))
        let content: DocumentFragment = [
            "type": "text", "text": .string(structure.jsonLine),
        ]
        return [
            "content": [content], "structuredContent": structure,
            "isError": .boolean(isError),
        ]
    }
}
