import ArgumentParser
import CommandSupport

/// The command that writes an initial configuration.
struct Init: AsyncParsableCommand {
    static let configuration = InitArguments.configuration

    @OptionGroup var arguments: InitArguments

    func run() async throws {
        // `lint` will also check the code that the configuration names, so its findings must be part of the proposal.
        if SourcesProgram.isThere, SourcesProgram.hasCode(below: ".") { try SourcesProgram.takeOver() }
        try await arguments.run()
    }
}
