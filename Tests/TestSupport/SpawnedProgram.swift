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
    private let output: OutputFile
    private let errors: OutputFile

    /// Starts a program, given by its path, in a folder.
    public init(_ words: [String], in folder: URL, environment: [String: String]) throws {
        output = OutputFile()
        errors = OutputFile()
        // The shell replaces itself by the program, so that signals reach the program.
        let script = #"cd "$0" && exec 2>"$1" && shift && exec "$@""#
        process = try PseudoTerminalProcess(
            ["/bin/sh", "-c", script, folder.path, errors.url.path] + words, environment: environment,
            terminal: "/dev/null", output: output.url.path)
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
        guard let ending = process.waitForEnd(until: Date(timeIntervalSinceNow: patience)) else {
            process.send(SIGKILL)
            throw POSIXError(.ETIMEDOUT)
        }
        return Outcome(ending: ending, output: output.text, errors: errors.text)
    }
}

/// A file that receives what a program prints, and is removed when nobody needs it any more.
private final class OutputFile: Sendable {
    let url = TemporaryFolder.system.appendingPathComponent("fitloc-spawned-\(UUID().uuidString)")

    /// The text of the file; empty if the program was killed before it created the file.
    var text: String { (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } ?? "" }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
