import ArgumentParser
import CommandSupport

/// The command that writes a first configuration for a project with Swift code.
struct Init: AsyncParsableCommand {
    static let configuration = InitArguments.configuration

    @OptionGroup var arguments: InitArguments

    func run() async throws {
        try await arguments.run { try CodeReader([], proposing: $0).linted() }
    }
}
