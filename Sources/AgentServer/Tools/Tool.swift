import CatalogCore

/// Something that an agent can have done.
struct Tool: Sendable {
    /// Its name.
    let name: String
    /// When to use it and what comes back, for a model.
    let description: String
    /// What it takes.
    let input: [InputMember]
    /// What it does to files.
    let effect: Effect
    /// Does it.
    let body: @Sendable (ToolCall) async throws -> ToolAnswer

    /// What a tool does to files.
    enum Effect: Sendable {
        /// Nothing.
        case reads
        /// It only adds: nothing that is there changes.
        case adds
        /// It changes what is there; doing it twice comes to the same as once.
        case changes
        /// It changes what is there, and cannot do the same twice.
        case changesOnce
    }

    /// The tool as the protocol lists it.
    var fragment: DocumentFragment {
        .object([
            .init("name", .string(name)), .init("description", .string(description)),
            .init("inputSchema", InputMember.schema(of: input)),
            .init(
                "annotations",
                .object([
                    .init("readOnlyHint", .boolean(!writes)),
                    .init("destructiveHint", .boolean(writes && effect != .adds)),
                    .init("idempotentHint", .boolean(effect == .reads || effect == .changes)),
                ])),
        ])
    }

    /// Whether it changes files.
    var writes: Bool { effect != .reads }
}
