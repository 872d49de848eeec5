import ArgumentParser
import CommandSupport

/// Hands over to the program that reads Swift code.
struct Lsp: AsyncParsableCommand {
    static let configuration = LspArguments.configuration

    @OptionGroup var arguments: LspArguments

    func run() async throws { try SourcesProgram.takeOver() }
}
