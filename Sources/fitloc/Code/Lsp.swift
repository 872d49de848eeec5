import ArgumentParser
import CommandSupport

/// The command `lsp`, which runs in `fitloc-sources`, the program that parses Swift code.
struct Lsp: AsyncParsableCommand {
    static let configuration = LspArguments.configuration

    @OptionGroup var arguments: LspArguments

    func run() async throws { try SourcesProgram.takeOver() }
}
