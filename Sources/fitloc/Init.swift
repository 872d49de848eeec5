import ArgumentParser
import CommandSupport

/// Writes a first configuration.
struct Init: AsyncParsableCommand {
    static let configuration = InitArguments.configuration

    @OptionGroup var arguments: InitArguments

    func run() async throws {
        // `lint` will read the code that the configuration names: what it finds there counts too.
        if SourcesProgram.isThere, SourcesProgram.hasCode(below: ".") { try SourcesProgram.takeOver() }
        try await arguments.run()
    }
}
