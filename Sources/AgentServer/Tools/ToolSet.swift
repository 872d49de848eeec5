import CatalogCore

/// The tools that an agent has.
struct ToolSet: Sendable {
    /// All tools, in the order in which they are listed.
    let tools: [Tool]
    private let withheld: [Tool]
    private let project: AgentProject

    /// Chooses the tools for a project.
    init(of project: AgentProject) {
        self.project = project
        let all: [Tool] = [
            .lint, .list, .get, .add, .set, .rename, .fill(from: project.services), .diff, .usages, .unused, .adopt,
            .rules,
        ]
        tools = all.filter { project.allowsWrites || !$0.writes }
        withheld = all.filter { !project.allowsWrites && $0.writes }
    }

    /// The tools as the protocol lists them.
    var fragment: DocumentFragment { .object([.init("tools", .array(tools.map(\.fragment)))]) }

    /// Does what a tool is asked for; whatever keeps it from that is its answer.
    ///
    /// - Returns: nil where there is no such tool.
    func answer(to name: String, _ arguments: DocumentFragment) async throws -> ToolAnswer? {
        guard let tool = tools.first(where: { $0.name == name }) else {
            guard withheld.contains(where: { $0.name == name }) else { return nil }
            return ToolRefusal("“\(name)” writes, and this server was started with --read-only").answer
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
