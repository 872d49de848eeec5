import ArgumentParser
import ProgramSupport
import Sessions

/// The command `extract`, which runs in `fitloc-sources`, the program that parses Swift code.
extension ExtractArguments: ParsableCommand {
    package func run() throws { try SourcesProgram.takeOver() }
}
