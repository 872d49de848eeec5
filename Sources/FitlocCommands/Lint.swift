import ArgumentParser
import ProgramSupport
import Sessions

/// The command that checks tables and, if requested, Swift code.
extension LintArguments: AsyncParsableCommand, UndoableCommand {
    package func run() async throws {
        switch try codeRequest() {
        case .none: break
        case .given: try SourcesProgram.takeOver()
        case .configured(let configuration):
            if SourcesProgram.isThere { try SourcesProgram.takeOver() }
            if !isQuiet { try SourcesProgram.noteAbsence(configuration: configuration) }
        }
        try await lint()
    }
}
