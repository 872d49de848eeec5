import ArgumentParser
import CommandSupport

/// Hands over to the program that reads Swift code.
struct Extract: ParsableCommand {
    static let configuration = ExtractArguments.configuration

    @OptionGroup var arguments: ExtractArguments

    func run() throws { try SourcesProgram.takeOver() }
}
