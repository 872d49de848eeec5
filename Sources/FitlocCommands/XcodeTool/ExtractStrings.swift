import ArgumentParser
import ProgramSupport
import Sessions

/// The command `extract` of `xcstringstool`, which runs in `fitloc-sources`, the program that parses Swift code.
extension SourceStringsArguments: ParsableCommand {
    package func run() throws { try SourcesProgram.takeOver() }
}
