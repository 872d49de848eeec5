import Foundation
import TestSupport
import Testing

/// The page in a real browser, which a script drives (`Tests/fitlocTests/Browser`).
@Suite("The page in a browser")
struct BrowserTests {
    private static let folder = SourceTree.package.appendingPathComponent("Tests/fitlocTests/Browser")

    /// The programs that drive a browser; where one is missing the tests are left out.
    private static let isInstalled = ["chromium", "chromedriver", "python3"].allSatisfy { name in
        ["/usr/bin", "/usr/local/bin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    @Test(
        "It does what its script expects",
        .enabled(if: isInstalled, "no chromium with its driver is installed: scripts/install-dependencies --tests"))
    func script() async throws {
        let environment = [
            "PATH": "\(BuiltProgram.folder.path):/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8",
            "HOME": FileManager.default.temporaryDirectory.path, "FITLOC": WorkFolder.program.path,
            "PYTHONDONTWRITEBYTECODE": "1",
        ]
        let outcome = try await OwnThread.run {
            try SpawnedProgram(
                ["/usr/bin/env", "python3", "-m", "unittest", "-v", "page_test"], in: Self.folder,
                environment: environment
            ).waitForEnd(patience: 900)
        }
        #expect(outcome.ending == .status(0), "\(outcome.errors)")
    }
}
