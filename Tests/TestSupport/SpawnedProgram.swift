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
    /// The folder of the files that receive what the program prints.
    private let printed: TemporaryFolder

    /// Starts a program, given by its path, in a folder.
    public init(_ words: [String], in folder: URL, environment: [String: String]) throws {
        printed = try TemporaryFolder()
        // The shell replaces itself by the program, so that signals reach the program.
        let script = #"cd "$0" && exec 2>"$1" && shift && exec "$@""#
        process = try PseudoTerminalProcess(
            ["/bin/sh", "-c", script, folder.path, printed.file("errors")] + words, environment: environment,
            terminal: "/dev/null", output: printed.file("output"))
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
        return Outcome(ending: ending, output: text("output"), errors: text("errors"))
    }

    /// Returns what the program printed to a file; empty if it was killed before it created the file.
    private func text(_ name: String) -> String { (try? printed.read(name)) ?? "" }
}
