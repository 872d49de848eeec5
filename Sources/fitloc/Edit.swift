import ArgumentParser
import CommandSupport

/// The command `edit`, which runs in the program that serves the editing page.
struct Edit: AsyncParsableCommand {
    static let configuration = EditArguments.configuration

    @OptionGroup var arguments: EditArguments

    func run() async throws { try EditProgram.takeOver() }
}
