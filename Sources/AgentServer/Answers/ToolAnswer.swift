import CatalogCore

/// What a tool answers.
struct ToolAnswer: Sendable {
    /// What is said, the most important first.
    private(set) var members: [DocumentFragment.Member]
    /// Whether the tool did not do what it was asked for.
    var isError = false

    /// Creates an answer of members, without those that say nothing.
    init(_ members: KeyValuePairs<String, DocumentFragment?>) {
        self.members = DocumentFragment.compact(members).members
    }

    /// Says one more thing.
    mutating func add(_ name: String, _ value: DocumentFragment?) {
        members += DocumentFragment.compact([name: value]).members
    }

    /// The answer as the protocol has it: as text for models and as structure for programs.
    ///
    /// - Parameter secrets: what must not leave the machine.
    func result(hiding secrets: Secrets) -> DocumentFragment {
        let structure = secrets.hidden(in: .object(members))
        let content = DocumentFragment.object([
            .init("type", .string("text")), .init("text", .string(structure.jsonLine)),
        ])
        return .object([
            .init("content", .array([content])), .init("structuredContent", structure),
            .init("isError", .boolean(isError)),
        ])
    }
}
