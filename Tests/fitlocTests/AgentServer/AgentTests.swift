import Testing

/// The server for agents with the client that the protocol's authors make, which scripts drive
/// (`Tests/fitlocTests/Agents`).
@Suite("The server for agents with the protocol's own client", .waitsForPrograms)
struct AgentTests {
    private static let packages = "test-agents"

    @Test(
        "It does what each script expects",
        .enabled(
            if: PythonScript.has(packages: packages),
            "the client is not installed: scripts/install-dependencies --tests"),
        arguments: ["test_tools", "test_lifetime"])
    func script(name: String) async throws {
        let outcome = try await PythonScript.pytest(name, in: "Agents", packages: Self.packages).run()
        #expect(outcome.ending == .status(0), "\(outcome.output)\(outcome.errors)")
    }
}
