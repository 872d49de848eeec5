import Foundation

/// A program without a terminal that many can be started of at once, and that can be killed.
///
/// Foundation's `Process` may wait for ever on Linux when several threads start programs. The methods wait for the
/// program, so they belong on an ``OwnThread``.
public struct SpawnedProgram {
    /// What a run gave.
    public struct Outcome: Equatable, Sendable {
        /// How it ended.
        public let ending: PseudoTerminal.Ending
        /// What it wrote to standard output.
        public let output: String
        /// What it wrote to standard error.
        public let errors: String
    }

    private let process: PseudoTerminalProcess
    private let output: URL
    private let errors: URL

    /// Starts a program, named by its path, in a folder.
    public init(_ words: [String], in folder: URL, environment: [String: String]) throws {
        let name = "spawned-\(UUID().uuidString)"
        output = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-output")
        errors = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-errors")
        // The shell gives way to the program, which keeps the process: what is killed is the program.
        let script = #"cd "$0" && exec 2>"$1" && shift && exec "$@""#
        process = try PseudoTerminalProcess(
            ["/bin/sh", "-c", script, folder.path, errors.path] + words, environment: environment,
            terminal: "/dev/null", output: output.path)
    }

    /// Whether the program has not ended yet.
    public var isRunning: Bool { process.waitForEnd(until: .distantPast) == nil }

    /// Sends the program a signal if it is still there.
    public func send(_ signal: Int32) { process.send(signal) }

    /// Waits until the program has ended.
    ///
    /// - Parameter patience: the longest that the run may take, in seconds.
    /// - Throws: `POSIXError.ETIMEDOUT` where it takes longer.
    public func waitForEnd(patience: TimeInterval = 600) throws -> Outcome {
        defer { removeFiles() }
        guard let ending = process.waitForEnd(until: Date(timeIntervalSinceNow: patience)) else {
            process.send(SIGKILL)
            throw POSIXError(.ETIMEDOUT)
        }
        return Outcome(ending: ending, output: Self.text(of: output), errors: Self.text(of: errors))
    }

    /// A program that was killed early has not made its files yet.
    private static func text(of file: URL) -> String {
        (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func removeFiles() {
        try? FileManager.default.removeItem(at: output)
        try? FileManager.default.removeItem(at: errors)
    }
}
