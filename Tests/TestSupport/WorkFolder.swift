import Foundation

/// A temporary folder in which `fitloc` runs.
package final class WorkFolder: Sendable {
    package let url: URL

    /// Creates a folder.
    ///
    /// The name can contain special characters.
    package init(named name: String = "work") throws {
        let unique = TemporaryFolder.system
            .appendingPathComponent("fitloc-\(UUID().uuidString)")
        url = unique.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }

    package func file(_ path: String) -> URL { url.appendingPathComponent(path) }

    package func write(_ text: String, to path: String) throws {
        try FileManager.default.createDirectory(
            at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file(path))
    }

    package func bytes(of path: String) throws -> Data { try Data(contentsOf: file(path)) }

    package func text(of path: String) throws -> String { String(decoding: try bytes(of: path), as: UTF8.self) }

    /// Returns the names in the folder, including hidden ones.
    package func names(below path: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file(path).path).sorted()
    }

    package func catalog(_ path: String = WrittenCatalog.name) throws -> ReadCatalog {
        try ReadCatalog(bytes(of: path))
    }

    // MARK: - Running

    /// The built `fitloc`.
    package static let program = BuiltProgram.folder.appendingPathComponent("fitloc")

    /// An environment without the user's settings, with messages in English.
    package var environment: [String: String] {
        [
            "PATH": "\(BuiltProgram.folder.path):/usr/bin:/bin", "HOME": url.path, "LC_ALL": "C.UTF-8",
            "TERM": "xterm", "PAGER": "cat",
        ]
    }

    /// Starts `fitloc` without a terminal.
    package func start(_ arguments: [String]) throws -> SpawnedProgram {
        try SpawnedProgram([Self.program.path] + arguments, in: url, environment: environment)
    }

    /// Runs `fitloc` without a terminal.
    package func fitloc(_ arguments: String...) async throws -> SpawnedProgram.Outcome {
        try await OwnThread.run { [self] in try start(arguments).waitForEnd() }
    }

    /// Runs shell commands with `fitloc` on the path.
    package func shell(_ lines: String) async throws -> SpawnedProgram.Outcome {
        try await OwnThread.run { [self] in
            try SpawnedProgram(["/bin/sh", "-c", lines], in: url, environment: environment).waitForEnd()
        }
    }
}
