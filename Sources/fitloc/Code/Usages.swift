import ArgumentParser
import CommandSupport

/// Hands over to the program that reads Swift code.
struct Usages: AsyncParsableCommand {
    static let configuration = UsagesArguments.configuration

    @OptionGroup var arguments: UsagesArguments

    func run() async throws { try SourcesProgram.takeOver() }
}
