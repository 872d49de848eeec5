import Foundation
import TestSupport
import Testing

/// The example project of all documentation pages, in a git repository.
enum DocumentedProject {
    /// Commands that create a commit on `main`, and a branch `topic` that changes the same lines.
    private static let history = """
        set -e
        export GIT_AUTHOR_NAME=Ana GIT_AUTHOR_EMAIL=ana@example.org
        export GIT_COMMITTER_NAME=Ana GIT_COMMITTER_EMAIL=ana@example.org
        git init -q -b main
        git config user.name Ana
        git config user.email ana@example.org
        git add -A
        git commit -q -m First
        git update-ref refs/remotes/origin/main HEAD
        git switch -q -c topic
        fitloc set home.start --value 'pt-BR=Iniciar treino' -q
        git commit -q -a -m Topic
        git switch -q -c feature main
        fitloc set home.start --value en=Start -q
        git commit -q -a -m Second
        """

    /// The project, created once.
    private static let original = Result {
        let folder = newFolder()
        try FileManager.default.copyItem(at: source, to: folder)
        let outcome = try BuiltProgram.run(history, in: folder)
        guard outcome.status == 0 else { throw Failure(description: outcome.stderr) }
        return folder
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("DocumentedProject")

    private static func newFolder() -> URL {
        TemporaryFolder.system
            .appendingPathComponent("fitloc-documented-\(UUID().uuidString)")
    }

    /// Runs work in a temporary copy of the project.
    static func withCopy<Value>(_ work: (URL) async throws -> Value) async throws -> Value {
        let folder = newFolder()
        try FileManager.default.copyItem(at: original.get(), to: folder)
        defer {
            try? FileManager.default.removeItem(at: folder)
            try? FileManager.default.removeItem(at: BuiltProgram.stateFolder(of: folder))
        }
        return try await work(folder)
    }
    /// Removes the original of the project.
    fileprivate static func remove() {
        guard case .success(let folder) = original else { return }
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.removeItem(at: BuiltProgram.stateFolder(of: folder))
    }
}

/// A trait that removes the documentation project after all tests of a suite.
struct RemovesDocumentedProject: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        defer { DocumentedProject.remove() }
        try await function()
    }
}
