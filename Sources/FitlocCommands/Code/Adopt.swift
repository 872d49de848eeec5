import ArgumentParser
import ProgramSupport
import Sessions

/// The command `adopt`, which runs in `fitloc-sources`, the program that parses Swift code.
extension AdoptArguments: ParsableCommand, UndoableCommand {
    package func run() throws { try SourcesProgram.takeOver() }
}
