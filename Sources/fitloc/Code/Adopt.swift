import ArgumentParser
import CommandSupport

/// Hands over to the program that reads Swift code.
struct Adopt: ParsableCommand {
    static let configuration = AdoptArguments.configuration

    @OptionGroup var arguments: AdoptArguments

    func run() throws { try SourcesProgram.takeOver() }
}
