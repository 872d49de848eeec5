import ArgumentParser
import ProgramSupport
import Sessions

/// The command `lsp`, which runs in `fitloc-sources`, the program that parses Swift code.
extension LspArguments: AsyncParsableCommand {
    package func run() async throws { try SourcesProgram.takeOver() }
}
