import ArgumentParser
import CommandSupport

/// The command `unused`, which runs in `fitloc-sources`, the program that parses Swift code.
struct Unused: ParsableCommand {
    static let configuration = UnusedArguments.configuration

    @OptionGroup var arguments: UnusedArguments

    func run() throws { try SourcesProgram.takeOver() }
}
