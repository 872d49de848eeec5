import CatalogCore

/// A tool that an agent can call.
struct Tool: Sendable {
    /// The name by which clients call the tool.
    let name: String
    /// The description for a model: the purpose of the tool and the form of its answer.
    let description: String
    /// The arguments.
    let input: [InputMember]
    /// The effect on files.
    let effect: Effect
    /// Runs the tool.
    let body: @Sendable (ToolCall) async throws -> ToolAnswer

    /// The effect of a tool on files.
    enum Effect: Sendable {
        /// The tool changes nothing.
        case reads
        /// The tool only adds content.
        case adds
        /// The tool changes existing content; a repeated call has no further effect.
        case changes
        /// The tool changes existing content and cannot be repeated.
        case changesOnce
    }

    /// The tool in the form of the protocol.
    var fragment: DocumentFragment {
        [
            "name": .string(name), "description": .string(description),
            "inputSchema": InputMember.schema(of: input),
            "annotations": [
                "readOnlyHint": .boolean(!writes),
                "destructiveHint": .boolean(writes && effect != .adds),
                "idempotentHint": .boolean(effect == .reads || effect == .changes),
            ],
        ]
    }

    /// Whether the tool changes files.
    var writes: Bool { effect != .reads }
}
