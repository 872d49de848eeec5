import ArgumentParser
import CommandSupport

/// Hands over to the program that reads Swift code.
struct Usages: ParsableCommand {
    static let configuration = UsagesArguments.configuration

    @OptionGroup var arguments: UsagesArguments

    func run() throws { try SourcesProgram.takeOver() }
}
