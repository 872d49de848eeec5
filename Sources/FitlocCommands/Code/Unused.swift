import ArgumentParser
import ProgramSupport
import Sessions

/// The command `unused`, which runs in `fitloc-sources`, the program that parses Swift code.
extension UnusedArguments: ParsableCommand, UndoableCommand {
    package func run() throws { try SourcesProgram.takeOver() }
}
