import CatalogCore

/// The tools that are available to an agent.
struct ToolSet: Sendable {
    /// The available tools in the order of the list.
    let tools: [Tool]
    private let withheld: [Tool]
    private let project: AgentProject

    /// Selects the tools for a project.
    init(of project: AgentProject) {
        self.project = project
        let all: [Tool] = [
            .lint, .list, .get, .add, .set, .rename, .fill(from: project.services), .diff, .usages, .unused, .adopt,
            .rules,
        ]
        tools = all.filter { project.allowsWrites || !$0.writes }
        withheld = all.filter { !project.allowsWrites && $0.writes }
    }

    /// The tools in the form of the protocol.
    var fragment: DocumentFragment { ["tools": .array(tools.map(\.fragment))] }

    /// Calls a tool.
    ///
    /// A refusal becomes the answer.
    ///
    /// - Returns: The answer; nil if there is no such tool.
    func answer(to name: String, _ arguments: DocumentFragment) async throws -> ToolAnswer? {
        guard let tool = tools.first(where: { $0.name == name }) else {
            guard withheld.contains(where: { $0.name == name }) else { return nil }
            return ToolRefusal("“\(name)” is not available: the server was started with --read-only").answer
        }
        if let complaint = ArgumentCheck.complaint(about: arguments, tool.input) {
            return ToolRefusal(complaint).answer
        }
        do {
            return try await tool.body(ToolCall(arguments: arguments, project: project))
        } catch let refusal as ToolRefusal {
            return refusal.answer
        }
    }
}
