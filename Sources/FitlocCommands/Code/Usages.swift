import ArgumentParser
import ProgramSupport
import Sessions

/// The command `usages`, which runs in `fitloc-sources`, the program that parses Swift code.
extension UsagesArguments: AsyncParsableCommand {
    package func run() async throws { try SourcesProgram.takeOver() }
}
