import Foundation
import TestSupport
import Testing

/// The server for agents with the client that the protocol's authors make, which scripts drive
/// (`Tests/fitlocTests/Agents`).
@Suite("The server for agents with the protocol's own client", .waitsForPrograms)
struct AgentTests {
    private static let folder = SourceTree.package.appendingPathComponent("Tests/fitlocTests/Agents")
    private static let python = SourceTree.package.appendingPathComponent(".build/test-agents/bin/python").path

    /// The client from PyPI; where it is missing the tests are left out.
    private static let isInstalled = FileManager.default.isExecutableFile(atPath: python)

    @Test(
        "It does what each script expects",
        .enabled(if: isInstalled, "the client is not installed: scripts/install-dependencies --tests"),
        arguments: ["test_tools", "test_lifetime"])
    func script(name: String) async throws {
        let state = FileManager.default.temporaryDirectory.appendingPathComponent("agents-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: state) }
        let environment = [
            "PATH": "\(BuiltProgram.folder.path):/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8",
            "HOME": state.path, "XDG_CACHE_HOME": state.path, "XDG_STATE_HOME": state.path,
            "TMPDIR": FileManager.default.temporaryDirectory.path, "FITLOC": WorkFolder.program.path,
            "PYTHONDONTWRITEBYTECODE": "1",
        ]
        let outcome = try await OwnThread.run {
            try SpawnedProgram(
                [Self.python, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "\(name).py"], in: Self.folder,
                environment: environment
            ).waitForEnd(patience: 900)
        }
        #expect(outcome.ending == .status(0), "\(outcome.output)\(outcome.errors)")
    }
}
