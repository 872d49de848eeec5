import ArgumentParser
import CommandSupport

/// The command `adopt`, which runs in `fitloc-sources`, the program that parses Swift code.
struct Adopt: ParsableCommand {
    static let configuration = AdoptArguments.configuration

    @OptionGroup var arguments: AdoptArguments

    func run() throws { try SourcesProgram.takeOver() }
}
