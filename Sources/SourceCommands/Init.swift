import ArgumentParser
import ProgramSupport

/// The command that writes a first configuration for a project with Swift code.
extension InitArguments: AsyncParsableCommand, UndoableCommand {
    package func run() async throws {
        try await writeConfiguration { try CodeReader([], proposing: $0).linted() }
    }
}
