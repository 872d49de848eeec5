import Foundation
import TestSupport
import Testing

@testable import VersionHistory

@Suite("The git of macOS without developer tools")
struct PlaceholderGitTests {
    @Test("Only the system's own git without chosen tools is the placeholder")
    func script() throws {
        let folder = try TemporaryFolder()
        try folder.write("own/git")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.file("own/git"))
        let cases: [(environment: [String: String], status: Int32)] = [
            (["PATH": "/usr/bin:/bin"], FileManager.default.isExecutableFile(atPath: "/usr/bin/git") ? 0 : 1),
            (["PATH": folder.file("own") + ":/usr/bin:/bin"], 1),
            (["PATH": folder.file("none")], 1),
            (["PATH": "/usr/bin:/bin", "DEVELOPER_DIR": "/Applications/Xcode-beta.app"], 1),
        ]
        for (environment, status) in cases {
            let outcome = try SpawnedProgram(
                ["/bin/sh", "-c", PlaceholderGit.script], in: URL(fileURLWithPath: folder.path),
                environment: environment
            ).waitForEnd()
            #expect(outcome.ending == .status(status), "\(environment)")
        }
    }
}
