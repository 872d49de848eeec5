import ArgumentParser
import CommandSupport

/// Hands over to the program that reads Swift code.
struct Unused: ParsableCommand {
    static let configuration = UnusedArguments.configuration

    @OptionGroup var arguments: UnusedArguments

    func run() throws { try SourcesProgram.takeOver() }
}
