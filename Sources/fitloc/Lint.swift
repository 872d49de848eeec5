import ArgumentParser
import CommandSupport

/// The command that checks tables and, if requested, Swift code.
struct Lint: AsyncParsableCommand {
    static let configuration = LintArguments.configuration

    @OptionGroup var arguments: LintArguments

    func run() async throws {
        switch try arguments.codeRequest() {
        case .none: break
        case .given: try SourcesProgram.takeOver()
        case .configured(let configuration):
            if SourcesProgram.isThere { try SourcesProgram.takeOver() }
            if !arguments.isQuiet { try SourcesProgram.noteAbsence(configuration: configuration) }
        }
        try await arguments.run()
    }
}
