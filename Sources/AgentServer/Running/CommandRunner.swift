/// What does commands of `fitloc`.
package protocol CommandRunner: Sendable {
    /// Runs a command to its end.
    ///
    /// - Parameters:
    ///   - words: the command and its arguments.
    ///   - input: what it reads on standard input.
    /// - Throws: `CancellationError` where nobody waits for it any longer, `ToolRefusal` where it cannot be run.
    func run(_ words: [String], input: [UInt8]) async throws -> CommandOutcome
}

/// What a command printed, and how it ended.
package struct CommandOutcome: Sendable {
    /// Its status.
    package let status: Int32
    /// What it answered.
    package let output: [UInt8]
    /// What it said beside that.
    package let errors: String

    /// Creates an outcome.
    package init(status: Int32, output: [UInt8], errors: String) {
        self.status = status
        self.output = output
        self.errors = errors
    }
}
