import ArgumentParser
import ProgramSupport

/// The command that checks tables and Swift code.
extension LintArguments: AsyncParsableCommand, UndoableCommand {
    package func run() async throws {
        guard try codeRequest() != .none else { return try await lint() }
        try await lint { try CodeReader(sourcePaths).linted(stringsData) }
    }
}
