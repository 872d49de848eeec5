import ArgumentParser
import CommandSupport

/// The command `extract`, which runs in `fitloc-sources`, the program that parses Swift code.
struct Extract: ParsableCommand {
    static let configuration = ExtractArguments.configuration

    @OptionGroup var arguments: ExtractArguments

    func run() throws { try SourcesProgram.takeOver() }
}
