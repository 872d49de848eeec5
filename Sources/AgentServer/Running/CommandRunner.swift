/// A type that runs commands of `fitloc`.
package protocol CommandRunner: Sendable {
    /// Runs a command to its end.
    ///
    /// - Parameters:
    ///   - words: The command and its arguments.
    ///   - input: The bytes for standard input.
    /// - Throws: `CancellationError` if the task is cancelled, or a `ToolRefusal` if the command cannot run.
    func run(_ words: [String], input: [UInt8]) async throws -> CommandOutcome
}

/// The output and exit status of a command.
package struct CommandOutcome: Sendable {
    /// The exit status.
    package let status: Int32
    /// The bytes of standard output.
    package let output: [UInt8]
    /// The text of standard error.
    package let errors: String

    /// Creates an outcome.
    package init(status: Int32, output: [UInt8], errors: String) {
        self.status = status
        self.output = output
        self.errors = errors
    }
}
