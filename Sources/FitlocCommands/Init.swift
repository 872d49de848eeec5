import ArgumentParser
import ProgramSupport
import Sessions

/// The command that writes an initial configuration.
extension InitArguments: AsyncParsableCommand, UndoableCommand {
    package func run() async throws {
        // `lint` will also check the code that the configuration names, so its findings must be part of the proposal.
        if SourcesProgram.isThere, SourcesProgram.hasCode(below: ".") { try SourcesProgram.takeOver() }
        try await writeConfiguration()
    }
}
