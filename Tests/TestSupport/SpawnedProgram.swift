import Foundation

/// A program without a terminal, which can be started many times at once and killed.
///
/// On Linux, Foundation's `Process` can hang when several threads start programs. The methods block, so they belong on
/// an ``OwnThread``.
public struct SpawnedProgram {
    /// The result of a run.
    public struct Outcome: Equatable, Sendable {
        /// The way in which the program ended.
        public let ending: PseudoTerminal.Ending
        /// The text of standard output.
        public let output: String
        /// The text of standard error.
        public let errors: String
    }

    private let process: PseudoTerminalProcess
    private let output: URL
    private let errors: URL

    /// Starts a program, given by its path, in a folder.
    public init(_ words: [String], in folder: URL, environment: [String: String]) throws {
        let name = "spawned-\(UUID().uuidString)"
        output = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-output")
        errors = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-errors")
        // The shell replaces itself by the program, so that signals reach the program.
        let script = #"cd "$0" && exec 2>"$1" && shift && exec "$@""#
        process = try PseudoTerminalProcess(
            ["/bin/sh", "-c", script, folder.path, errors.path] + words, environment: environment,
            terminal: "/dev/null", output: output.path)
    }

    /// Whether the program is still running.
    public var isRunning: Bool { process.waitForEnd(until: .distantPast) == nil }

    /// Sends a signal to the program if it is still running.
    public func send(_ signal: Int32) { process.send(signal) }

    /// Waits until the program has ended.
    ///
    /// - Parameter patience: The timeout in seconds.
    /// - Throws: `POSIXError.ETIMEDOUT` after the timeout.
    public func waitForEnd(patience: TimeInterval = 600) throws -> Outcome {
        defer { removeFiles() }
        guard let ending = process.waitForEnd(until: Date(timeIntervalSinceNow: patience)) else {
            process.send(SIGKILL)
            throw POSIXError(.ETIMEDOUT)
        }
        return Outcome(ending: ending, output: Self.text(of: output), errors: Self.text(of: errors))
    }

    /// Returns the text of a file; empty if the program was killed before it created the file.
    private static func text(of file: URL) -> String {
        (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func removeFiles() {
        try? FileManager.default.removeItem(at: output)
        try? FileManager.default.removeItem(at: errors)
    }
}
