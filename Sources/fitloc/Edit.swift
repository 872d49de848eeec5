import ArgumentParser
import CommandSupport

/// Hands over to the program that serves the page.
struct Edit: AsyncParsableCommand {
    static let configuration = EditArguments.configuration

    @OptionGroup var arguments: EditArguments

    func run() async throws { try EditProgram.takeOver() }
}
