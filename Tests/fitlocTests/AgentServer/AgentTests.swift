import Testing

/// Tests the agent server with the client of the protocol's authors, driven by scripts in `Tests/fitlocTests/Agents`.
@Suite("The MCP server with the protocol's official client", .waitsForPrograms, .thorough(.agents))
struct AgentTests {
    private static let packages = "test-agents"

    @Test(
        "The server passes each agent script",
        .enabled(
            if: PythonScript.has(packages: packages),
            "the client is not installed: scripts/test --thorough agents"),
        arguments: ["test_tools", "test_lifetime"])
    func script(name: String) async throws {
        let outcome = try await PythonScript.pytest(name, in: "Agents", packages: Self.packages).run()
        #expect(outcome.ending == .status(0), "\(outcome.output)\(outcome.errors)")
    }
}
