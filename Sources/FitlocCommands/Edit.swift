import ArgumentParser
import ProgramSupport

/// The command `edit`, which runs in the program that serves the editing page.
extension EditArguments: AsyncParsableCommand {
    package func run() async throws { try EditProgram.takeOver() }
}
