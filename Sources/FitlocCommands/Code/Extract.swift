import ArgumentParser
import ProgramSupport
import Sessions

/// The command `extract`, which runs in `fitloc-sources`, the program that parses Swift code.
extension ExtractArguments: ParsableCommand, UndoableCommand {
    package func run() throws { try SourcesProgram.takeOver() }
}
