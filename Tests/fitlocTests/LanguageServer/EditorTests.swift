import Testing

/// Tests the language server with other projects' clients, driven by scripts in `Tests/fitlocTests/Editors`.
@Suite("The language server with real clients", .waitsForPrograms, .thorough(.editors))
struct EditorTests {
    private static let packages = "test-clients"

    @Test(
        "The server passes each editor script",
        .enabled(
            if: PythonScript.has(packages: packages),
            "pytest-lsp is not installed: scripts/test --thorough editors"),
        arguments: ["test_client", "test_lifetime", "test_neovim"])
    func script(name: String) async throws {
        let outcome = try await PythonScript.pytest(name, in: "Editors", packages: Self.packages).run()
        #expect(outcome.ending == .status(0), "\(outcome.output)\(outcome.errors)")
    }
}
